import { mdiCheckCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { focusOnMount } from '../components/focusOnMount';
import { Icon } from '../components/Icon';
import { useRoute } from '../navigation/useRoute';
import { selectMemberKey } from '../state/memberKey';
import { useAppSelector } from '../store/hooks';
import type { ReportSubjects } from './reportDraft';
import { ReportForm } from './ReportForm';
import { useReportForm } from './useReportForm';

interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  subjects: ReportSubjects;
}

/** The dialog in which a member reports something to the moderators. */
export function ReportDialog(props: ReportDialogProps) {
  const member = useAppSelector(selectMemberKey);
  return member === null ? null : <MembersDialog key={member} member={member} {...props} />;
}

function MembersDialog({
  member,
  open,
  onClose,
  subjects,
}: ReportDialogProps & { member: string }) {
  const { t } = useTranslation('reports');
  const id = useId();
  const form = useReportForm(member, subjects);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: form.restart } }}
    >
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      {form.sent ? (
        <Sent onClose={onClose} />
      ) : (
        <ReportForm form={form} subjects={subjects} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['reports', 'common', 'metadata']);
  const { pathTo } = useRoute();
  return (
    <>
      <DialogContent>
        <Alert severity="success" icon={<Icon path={mdiCheckCircleOutline} />}>
          {t('sent')}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" component={Link} to={pathTo('Notices')}>
          {t('metadata:Notices')}
        </Button>
        <Button variant="contained" ref={focusOnMount} onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </>
  );
}
