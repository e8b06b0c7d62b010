import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { ReportForm, type DescriptionDraft } from './ReportForm';
import { ReportOutcome } from './ReportOutcome';
import { buildSnapshot } from './snapshot/buildSnapshot';
import { readPageEnvironment } from './snapshot/pageEnvironment';
import { useReport } from './useReport';

export interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
}

interface ReportProps extends DescriptionDraft {
  onClose: () => void;
}

/** One report. The snapshot is built when the dialog opens, so that the dialog itself is not recorded. */
function Report({ onClose, ...draft }: ReportProps) {
  const { i18n } = useTranslation('support');
  const store = useAppStore();
  const [built] = useState(() =>
    buildSnapshot(store.recording(), store.getState(), readPageEnvironment(i18n.language)),
  );
  const report = useReport(built);
  return report.outcome === undefined ? (
    <ReportForm built={built} report={report} {...draft} />
  ) : (
    <ReportOutcome outcome={report.outcome} onClose={onClose} />
  );
}

/** The "Report a problem" dialog. */
export function ReportDialog({ open, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const id = useId();
  const small = useMediaQuery('(max-width: 599.95px)');
  const member = useAppSelector(selectMemberKey);
  // Here it outlives the dialog, which Escape closes. It is shown to nobody but its writer; a guest may have logged in meanwhile.
  const [draft, setDraft] = useState<{ member: string | null; text: string }>();
  const isOwn = draft && (draft.member === null || draft.member === member);
  const setDescription = useCallback(
    (text: string) => setDraft((before) => (before?.text === text ? before : { member, text })),
    [member],
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={small}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flexGrow: 1 }}>
          {t('title')}
        </DialogTitle>
        <IconButton color="inherit" aria-label={t('common:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Report
        onClose={onClose}
        description={isOwn ? draft.text : ''}
        onDescription={setDescription}
      />
    </Dialog>
  );
}
