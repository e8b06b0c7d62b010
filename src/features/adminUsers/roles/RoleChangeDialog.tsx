import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { roles } from '../../../contract/roles';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { useRoleNames } from '../../../admin-frame/useRoleNames';

/** All roles of a member before and after the change. */
export interface RoleStep {
  from: string[];
  to: string[];
}

interface RoleChangeDialogProps {
  name: string;
  step: RoleStep | undefined;
  open: boolean;
  busy: boolean;
  failure: string | undefined;
  confirm: () => void;
  close: () => void;
}

/** Shows which roles are granted and revoked, and asks for confirmation. */
export function RoleChangeDialog(props: RoleChangeDialogProps) {
  const { name, step = { from: [], to: [] }, open, busy, failure, confirm, close } = props;
  const { t } = useTranslation('adminRoles');
  const given = step.to.filter((role) => !step.from.includes(role));
  const taken = step.from.filter((role) => !step.to.includes(role));
  return (
    <ConfirmDialog
      open={open}
      title={t('editor.confirmTitle', { name })}
      text={t('lead')}
      labels={{ confirm: t('editor.confirm'), busy: t('editor.busy'), cancel: t('cancel') }}
      severe={given.includes(roles.superAdmin) || taken.includes(roles.superAdmin)}
      busy={busy}
      failure={failure}
      onConfirm={confirm}
      onClose={close}
    >
      <RoleList title={t('editor.given')} list={given} />
      <RoleList title={t('editor.taken')} list={taken} />
      {given.includes(roles.superAdmin) ? (
        <Alert severity="warning">{t('editor.superWarning')}</Alert>
      ) : null}
    </ConfirmDialog>
  );
}

function RoleList({ title, list }: { title: string; list: readonly string[] }) {
  const { nameOf } = useRoleNames();
  if (list.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {list.map((role) => (
          <Typography key={role} component="li" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {nameOf(role)}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
