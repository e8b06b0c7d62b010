import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSupportCaseMutation } from './adminSupportApi';
import type { SupportCaseDetail } from './supportCaseFromWire';
import { BusyButton } from '../../components/buttons/BusyButton';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { SelectField } from '../../components/forms/SelectField';
import { useFailureText } from '../../components/feedback/useFailureText';
import { supportRules, supportStatuses, type SupportStatus } from '../../contract/supportRules';
import { DetailCard } from '../../admin-frame/DetailCard';

interface CaseWorkProps {
  supportCase: SupportCaseDetail;
  onSaved: (status: SupportStatus) => void;
}

/** The status of a case, and notes for colleagues. */
export function CaseWork({ supportCase, onSaved }: CaseWorkProps) {
  const { t } = useTranslation('adminSupport');
  const failureText = useFailureText();
  const [send, busy] = useSecretMutation(useChangeSupportCaseMutation());
  const [status, setStatus] = useState(supportCase.status);
  const [notes, setNotes] = useState(supportCase.notes);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setFailure(undefined);
    const outcome = await send({ id: supportCase.id, status, notes });
    if ('error' in outcome) setFailure(failureText(outcome.error, t('work.failed')));
    else onSaved(status);
  };
  return (
    <DetailCard title={t('work.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <SelectField<SupportStatus>
          name="status"
          label={t('columns.status')}
          value={status}
          options={supportStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={setStatus}
        />
        <TextField
          multiline
          fullWidth
          minRows={4}
          maxRows={16}
          name="notes"
          label={t('work.notes')}
          helperText={t('work.notesHint')}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
          slotProps={{ htmlInput: { maxLength: supportRules.notes } }}
        />
        {failure === undefined ? null : <ErrorAlert message={failure} />}
        <BusyButton type="submit" variant="contained" busy={busy}>
          {busy ? t('work.busy') : t('work.save')}
        </BusyButton>
      </Box>
    </DetailCard>
  );
}
