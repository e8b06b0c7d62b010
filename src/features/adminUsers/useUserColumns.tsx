import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../admin-frame/accountFromWire';
import { useFormats } from '../../i18n/useFormats';
import { RoleChips } from './roles/RoleChips';
import { MemberStateChip } from './MemberStateChip';
import { UserName } from './UserName';

/** The columns of the table of members. */
export function useUserColumns(): GridColDef<Account>[] {
  const { t } = useTranslation(['adminUsers', 'common']);
  const { shortDate, longDate } = useFormats();
  return useMemo(
    () => [
      {
        field: 'username',
        headerName: t('columns.username'),
        sortable: true,
        flex: 1.4,
        minWidth: 190,
        renderCell: ({ row }) => <UserName account={row} />,
      },
      {
        field: 'roles',
        headerName: t('columns.roles'),
        flex: 1.6,
        minWidth: 180,
        renderCell: ({ row }) => (
          <RoleChips
            label={t('common:labelled', { label: t('columns.roles'), value: row.username })}
            owned={row.roles}
          />
        ),
      },
      {
        field: 'state',
        headerName: t('columns.state'),
        width: 190,
        renderCell: ({ row }) => <MemberStateChip state={row.state} />,
      },
      {
        field: 'createdAt',
        headerName: t('columns.registered'),
        sortable: true,
        width: 140,
        valueFormatter: (value: string | null) => (value === null ? '' : shortDate(value)),
      },
      {
        field: 'lastLoginAt',
        headerName: t('columns.lastLogin'),
        sortable: true,
        width: 190,
        valueFormatter: (value: string | null) => (value === null ? t('never') : longDate(value)),
      },
    ],
    [t, shortDate, longDate],
  );
}
