import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnloadGuard } from '../../../../components/forms/useUnloadGuard';
import { Icon } from '../../../../components/Icon';
import { selectMemberKey } from '../../../../state/memberKey';
import { useAppSelector } from '../../../../store/hooks';
import type { Claim } from '../../../../state/unsentEntry';
import type { ProofTarget } from '../claimOf';
import { ProofForm } from './ProofForm';
import { ProofOutcome } from './ProofOutcome';
import { useProofForm } from './useProofForm';

interface ProofDialogProps extends ProofTarget {
  open: boolean;
  onClose: () => void;
  others?: readonly Claim[] | undefined;
  replaces: boolean;
  /** It was sent, or waits on this device. */
  onSent: () => void;
  onClosed: () => void;
}

/** The dialog in which a member proves an own score. What is chosen and typed outlives it: Escape closes it. */
export function ProofDialog(props: ProofDialogProps) {
  const member = useAppSelector(selectMemberKey);
  return member === null ? null : <MembersDialog key={member} member={member} {...props} />;
}

function MembersDialog(props: ProofDialogProps & { member: string }) {
  const { open, onClose, onClosed, onSent, claim, game, row, others, replaces, member } = props;
  const { t } = useTranslation(['proofs', 'common', 'video']);
  const id = useId();
  const small = useMediaQuery('(max-width: 599.95px)');
  const form = useProofForm({ place: { member, id: claim.id }, claim, row, others, onSent });
  // A picture is lost when the page is unloaded; texts are not.
  useUnloadGuard(form.picture !== undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={small}
      slotProps={{
        transition: {
          onExited: () => {
            form.forgetOutcome();
            onClosed();
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flexGrow: 1 }}>
          {t('send')}
        </DialogTitle>
        <IconButton color="inherit" aria-label={t('common:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      {form.outcome ? (
        <ProofOutcome outcome={form.outcome} onClose={onClose} />
      ) : (
        <ProofForm {...{ form, claim, game, row, replaces, open, onClose }} />
      )}
    </Dialog>
  );
}
