import { mdiCloseCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { RoleHolders } from '../../admin-frame/accountFromWire';
import { Icon } from '../../components/Icon';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { ConfirmDialog } from '../../admin-frame/ConfirmDialog';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { useConfirmDialog } from '../../admin-frame/useConfirmDialog';
import { useUserPath } from '../../admin-frame/useUserPath';
import { useRoleNames } from '../../admin-frame/useRoleNames';
import { useRoleStep } from './useRoleStep';

type Holder = RoleHolders['first'][number];
/** Revoking the role, or granting it again. */
type Step = { holder: Holder; back: boolean };

interface RoleMembersProps {
  role: string;
  members: readonly Holder[];
  changeable: boolean;
  onDone: (outcome: Outcome) => void;
}

/** The first members with a role, each with a button to revoke it. Users cannot revoke their own role; a note says why. */
export function RoleMembers({ role, members, changeable, onDone }: RoleMembersProps) {
  const { t } = useTranslation('adminRoles');
  const { nameOf } = useRoleNames();
  const ownId = useAppSelector(selectUser)?.id;
  const { give, take, sending } = useRoleStep();
  const names = (holder: Holder) => ({ name: holder.username, role: nameOf(role) });
  const { pending, ask, ...dialog } = useConfirmDialog<Step>({
    run: ({ holder, back }) => (back ? give(holder.id, role) : take(holder.id, role)),
    otherwise: t('notDone'),
    onDone: ({ holder, back }) =>
      onDone({
        text: t(back ? 'give.done' : 'take.done', names(holder)),
        undo: { label: t('undo'), run: () => ask({ holder, back: !back }) },
      }),
  });
  const shown = pending ? names(pending.holder) : { name: '', role: '' };
  const back = pending?.back === true;
  return (
    <>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {members.map((holder) => (
          <HolderChip
            key={holder.id}
            holder={holder}
            label={t('take.action', names(holder))}
            onTake={
              changeable && holder.id !== ownId ? () => ask({ holder, back: false }) : undefined
            }
          />
        ))}
      </Box>
      {changeable && members.some(({ id }) => id === ownId) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('own')}
        </Typography>
      ) : null}
      <ConfirmDialog
        open={dialog.open}
        title={back ? t('give.title', shown) : t('take.title', shown)}
        text={back ? t('lead') : t('take.text', shown)}
        labels={{
          confirm: back ? t('give.submit') : t('take.submit'),
          busy: back ? t('give.busy') : t('take.busy'),
          cancel: t('cancel'),
        }}
        severe={!back}
        busy={sending}
        failure={dialog.failure}
        onConfirm={dialog.confirm}
        onClose={dialog.close}
      />
    </>
  );
}

function HolderChip({
  holder,
  label,
  onTake,
}: {
  holder: Holder;
  label: string;
  onTake: (() => void) | undefined;
}) {
  const pathOf = useUserPath();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 32,
        pl: 1.5,
        pr: onTake ? 0.5 : 1.5,
        border: '1px solid',
        borderColor: 'control.border',
        borderRadius: 4,
      }}
    >
      <Link component={RouterLink} to={pathOf(holder.id)} variant="body2" sx={{ fontWeight: 600 }}>
        {holder.username}
      </Link>
      {onTake ? (
        <IconButton size="small" aria-label={label} onClick={onTake} sx={{ ml: 0.25 }}>
          <Icon path={mdiCloseCircle} fontSize="inherit" />
        </IconButton>
      ) : null}
    </Box>
  );
}
