import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useReverseReportCaseMutation } from '../../../api/reportCasesApi';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { RadioChoice } from '../../../components/forms/RadioChoice';
import { caseReversalReasons, type CaseReversalReason } from '../../../contract/reports';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { CaseNoteField } from './CaseNoteField';

interface ReverseCaseDialogProps {
  id: number;
  open: boolean;
  onClose: () => void;
}

/** Reverses a decision, with a reason. */
export function ReverseCaseDialog({ id, open, onClose }: ReverseCaseDialogProps) {
  const { t } = useTranslation(['reportCases', 'reports', 'common']);
  const titleId = useId();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const reasons = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState<CaseReversalReason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [reverse, { isLoading, error }] = useReverseReportCaseMutation();
  const failure = asApiError(error);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setMissing(reason === undefined);
    if (reason === undefined) {
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    const words = note.trim();
    const result = await reverse({ id, reason, ...(words === '' ? {} : { note: words }) });
    if (result.error) return;
    dispatch(notificationQueued({ messageKey: 'reportCases:told.reversed', severity: 'success' }));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('reverse.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <DialogContentText>{t('reverse.text')}</DialogContentText>
          <RadioChoice
            ref={reasons}
            label={t('reports:reason')}
            choices={caseReversalReasons}
            labelOf={(one) => t(`reports:reversals.${one}`)}
            value={reason}
            error={missing ? t('reports:missing') : undefined}
            onChange={(one) => {
              setReason(one);
              setMissing(false);
            }}
          />
          <CaseNoteField value={note} onChange={setNote} />
          {failure ? <ErrorAlert message={failureText(failure, t('reverse.failed'))} /> : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isLoading}>
            {t('reverse.action')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
