import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerProofMutation } from '../../../api/proofApi';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { useUnloadGuard } from '../../../components/forms/useUnloadGuard';
import { SubmitButton } from '../../../components/forms/SubmitButton';
import { decisionNoteLength } from '../../../contract/records/decisions';
import type { ProofActionProps } from './TakeBackDialog';

interface Problem {
  field?: string;
  other?: string;
}

/** Answers a refusal, which is possible once: another moderator looks at the proof. */
export function AnswerDialog({ open, onClose, id, name }: ProofActionProps) {
  const { t } = useTranslation(['proofs', 'common']);
  const titleId = useId();
  const failureText = useFailureText();
  const [answer, sending] = useSecretMutation(useAnswerProofMutation());
  // It outlives the dialog, which Escape closes.
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<Problem>({});
  const field = useRef<HTMLTextAreaElement>(null);
  useUnloadGuard(comment !== '');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    if (comment.trim() === '') {
      setProblem({ field: t('answer.missing') });
      field.current?.focus();
      return;
    }
    setProblem({});
    const outcome = await answer({ id, comment: comment.trim() });
    if ('data' in outcome) {
      setComment('');
      onClose();
      return;
    }
    const { error } = outcome;
    const [violation] = error.kind === 'http' ? error.violations : [];
    setProblem(
      violation?.field === 'comment'
        ? { field: violation.message }
        : { other: failureText(error, t('answer.failed')) },
    );
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{t('answer.title', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t('answer.text')}</DialogContentText>
          <TextField
            fullWidth
            multiline
            minRows={3}
            maxRows={8}
            label={t('answer.label')}
            name="comment"
            value={comment}
            disabled={sending}
            error={problem.field !== undefined}
            helperText={problem.field ?? ' '}
            inputRef={field}
            slotProps={{
              htmlInput: { maxLength: decisionNoteLength },
              formHelperText: { 'aria-live': 'polite' },
            }}
            onChange={({ target }) => {
              setComment(target.value);
              setProblem({});
            }}
          />
          {problem.other === undefined ? null : <ErrorAlert message={problem.other} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <SubmitButton label={t('answer.send')} busyLabel={t('sending')} busy={sending} />
        </DialogActions>
      </form>
    </Dialog>
  );
}
