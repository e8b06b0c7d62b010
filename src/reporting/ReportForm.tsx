import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../components/feedback/ErrorAlert';
import { RadioChoice } from '../components/forms/RadioChoice';
import { SubmitButton } from '../components/forms/SubmitButton';
import { reportRules } from '../contract/reports';
import type { ReportSubjects } from './reportDraft';
import type { useReportForm } from './useReportForm';

interface ReportFormProps {
  form: ReturnType<typeof useReportForm>;
  subjects: ReportSubjects;
  onClose: () => void;
}

export function ReportForm({ form, subjects, onClose }: ReportFormProps) {
  const { t } = useTranslation(['reports', 'common']);
  const reasons = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const { subject, problems } = form;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const field = await form.send();
    if (field === 'reason') reasons.current?.querySelector('input')?.focus();
    if (field === 'message') message.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <DialogContentText>{t('lead')}</DialogContentText>
        {subjects.length > 1 ? (
          <RadioChoice
            label={t('what')}
            choices={subjects.map(({ kind }) => kind)}
            labelOf={(kind) => t(`subjects.${kind}`)}
            value={subject.kind}
            onChange={(kind) => form.choose(subjects.find((one) => one.kind === kind) ?? subject)}
          />
        ) : null}
        <RadioChoice
          ref={reasons}
          label={t('reason')}
          choices={form.reasons}
          labelOf={(reason) => t(`reasons.${reason}`)}
          value={form.reason}
          error={problems.reason}
          onChange={(reason) => form.change({ reason })}
        />
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          label={t('message')}
          name="message"
          value={form.message}
          error={problems.message !== undefined}
          helperText={problems.message ?? t('messageHint', { count: reportRules.message })}
          inputRef={message}
          slotProps={{
            htmlInput: { maxLength: reportRules.message },
            formHelperText: { 'aria-live': 'polite' },
          }}
          onChange={({ target }) => form.change({ message: target.value })}
        />
        {problems.other === undefined ? null : <ErrorAlert message={problems.other} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <SubmitButton label={t('send')} busyLabel={t('sending')} busy={form.sending} />
      </DialogActions>
    </form>
  );
}
