import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { ConflictField, type Choice } from './ConflictField';
import { fieldsAt } from '../draft/articleFields';
import type { DraftConflict } from '../draft/draftState';
import type { ArticleDraft } from '../draft/useArticleDraft';

interface ConflictDialogProps {
  draft: ArticleDraft;
  conflict: DraftConflict;
}

/** Shows the fields that two people have changed. It stays open until one text is chosen for each. */
export function ConflictDialog({ draft, conflict }: ConflictDialogProps) {
  const { t } = useTranslation('adminArticles');
  const failureText = useFailureText();
  const { nameOf } = useEditedText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { theirs } = conflict;
  const name = nameOf(theirs.editedBy);
  const fields = fieldsAt(conflict.fields);

  const settle = async () => {
    const open = fields.find(({ path }) => !choices[path]);
    setSubmitted(true);
    if (open) {
      form.current?.querySelector<HTMLElement>(`input[name="${open.path}"]`)?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const taken = conflict.fields.filter((path) => choices[path] === 'theirs');
    const error = await draft.resolve(taken);
    setBusy(false);
    if (error) setFailure(failureText(error, t('conflict.failed')));
  };

  return (
    <Dialog open aria-labelledby={id} aria-describedby={`${id}-text`} maxWidth="lg" fullWidth>
      <DialogTitle id={id}>{t('conflict.title', { name })}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText id={`${id}-text`} sx={{ mb: 3 }}>
          {t('conflict.text')}
        </DialogContentText>
        <Stack
          ref={form}
          id={`${id}-form`}
          component="form"
          spacing={4}
          onSubmit={(event) => {
            event.preventDefault();
            void settle();
          }}
        >
          {fields.map((field) => (
            <ConflictField
              key={field.path}
              field={field}
              mine={draft.content}
              theirs={theirs.content}
              name={name}
              choice={choices[field.path]}
              missing={submitted && !choices[field.path]}
              onChoose={(choice) => setChoices({ ...choices, [field.path]: choice })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
        {failure === undefined ? null : <ErrorAlert message={failure} />}
        <Button type="submit" form={`${id}-form`} variant="contained" disabled={busy}>
          {t('conflict.settle')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
