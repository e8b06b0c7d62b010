import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetail } from '../../../admin-frame/accountFromWire';
import { useChangeRolesMutation, useGetRolesQuery } from '../../../admin-frame/accountsApi';
import { normalizeRoles } from '../../../contract/roleAssignment';
import { DetailCard } from '../../../admin-frame/DetailCard';
import type { Outcome } from '../../../admin-frame/OutcomeAlert';
import { useConfirmDialog } from '../../../admin-frame/useConfirmDialog';
import { NewRoleField } from './NewRoleField';
import { RoleChangeDialog, type RoleStep } from './RoleChangeDialog';
import { RoleChoices } from './RoleChoices';

interface RoleEditorProps {
  account: AccountDetail;
  onDone: (outcome: Outcome) => void;
}

/** Edits a member's roles; for super administrators. */
export function RoleEditor({ account, onDone }: RoleEditorProps) {
  const { t } = useTranslation('adminRoles');
  const { id, username: name, protection } = account;
  const { data: known } = useGetRolesQuery();
  const saved = normalizeRoles(account.roles);
  const [before, setBefore] = useState(saved);
  const [chosen, setChosen] = useState(saved);
  const [extra, setExtra] = useState<string[]>([]);
  // The roles change by saving, or in another session: reset the form.
  if (before.join(' ') !== saved.join(' ')) {
    setBefore(saved);
    setChosen(saved);
  }
  const [send, { isLoading: busy }] = useChangeRolesMutation();
  const { pending, ask, ...dialog } = useConfirmDialog<RoleStep>({
    run: ({ from, to }) => send({ id, roles: to, previous: from }),
    otherwise: t('notDone'),
    onDone: ({ from, to }) =>
      onDone({
        text: t('editor.done', { name }),
        undo: { label: t('undo'), run: () => ask({ from: to, to: from }) },
      }),
  });
  const changed = normalizeRoles(chosen).join(' ') !== saved.join(' ');
  const offered = [...(known?.items.map(({ role }) => role) ?? []), ...saved, ...extra];
  const own = protection === 'self';
  return (
    <DetailCard title={t('editor.title')}>
      {own ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('own')}
        </Alert>
      ) : null}
      <RoleChoices
        offered={offered}
        owned={saved}
        chosen={chosen}
        disabled={own}
        onChange={setChosen}
      />
      {own ? null : (
        <>
          <NewRoleField
            onAdd={(role) => {
              setExtra([...extra, role]);
              setChosen(normalizeRoles([...chosen, role]));
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            <Button
              variant="contained"
              disabled={!changed}
              onClick={() => ask({ from: saved, to: normalizeRoles(chosen) })}
            >
              {t('editor.save')}
            </Button>
            {changed ? (
              <Button color="inherit" onClick={() => setChosen(saved)}>
                {t('editor.discard')}
              </Button>
            ) : null}
          </Box>
        </>
      )}
      <RoleChangeDialog name={name} step={pending} busy={busy} {...dialog} />
    </DetailCard>
  );
}
