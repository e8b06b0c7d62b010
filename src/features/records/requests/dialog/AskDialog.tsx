import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOwnRequestsInfiniteQuery } from '../../../../api/requestsApi';
import type { ScoreDetails } from '../../../../api/wire/scoreHistoryFromWire';
import { ErrorAlert } from '../../../../components/feedback/ErrorAlert';
import { SubmitButton } from '../../../../components/forms/SubmitButton';
import { useRoute } from '../../../../navigation/useRoute';
import { selectMemberKey } from '../../../../state/memberKey';
import { notificationQueued } from '../../../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { useRemainingText } from '../useRemainingText';
import { AskFields } from './AskFields';
import { AskNext } from './AskNext';
import { AskedScore } from './AskedScore';
import { useAskForm } from './useAskForm';

interface AskDialogProps {
  open: boolean;
  score: ScoreDetails;
  onClose: () => void;
  onSent: () => void;
  onClosed: () => void;
}

/** The dialog in which a member asks for the proof of another’s score. */
export function AskDialog(props: AskDialogProps) {
  const member = useAppSelector(selectMemberKey);
  return member === null ? null : <MembersDialog key={member} member={member} {...props} />;
}

function MembersDialog(props: AskDialogProps & { member: string }) {
  const { open, score, onClose, onSent, onClosed, member } = props;
  const { t } = useTranslation(['requests', 'proofs', 'common']);
  const dispatch = useAppDispatch();
  const { language } = useRoute();
  const id = useId();
  const { data } = useGetOwnRequestsInfiniteQuery(
    { language },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const remaining = data?.pages[0];
  const remainingText = useRemainingText(remaining);
  const form = useAskForm({ member, id: score.id }, () => {
    dispatch(notificationQueued({ messageKey: 'requests:ask.sent', severity: 'success' }));
    onSent();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <Box
        component="form"
        noValidate
        // Its buttons stay in sight while the fields scroll.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => void form.submit(event)}
      >
        <DialogTitle id={id}>{t('proofs:ask')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} useFlexGap>
            <AskedScore score={score} />
            <AskFields form={form} />
            <AskNext text={remainingText} />
            {form.errors.other === undefined ? null : <ErrorAlert message={form.errors.other} />}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <SubmitButton
            label={t('proofs:ask')}
            busyLabel={t('proofs:sending')}
            busy={form.sending}
            disabled={remaining?.left === 0}
            hint={remainingText}
          />
        </DialogActions>
      </Box>
    </Dialog>
  );
}
