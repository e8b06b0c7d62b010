import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetAccountsQuery } from '../../admin-frame/accountsApi';
import { AdminGrid } from '../../admin-frame/grid/AdminGrid';
import { useGridAddress } from '../../admin-frame/grid/useGridAddress';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { ExportButton } from '../../admin-frame/ExportButton';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { EmailLookup } from './EmailLookup';
import { UserCard } from './UserCard';
import { UserFilters } from './UserFilters';
import { accountQuery, filtersOf, usersGrid } from './usersGrid';
import { useSecretMutation } from '../../api/useSecretMutation';
import { useUserPath } from '../../admin-frame/useUserPath';
import { useExportAccountsMutation } from './adminUsersApi';
import { useUserColumns } from './useUserColumns';

/** All accounts. */
export function UserTable() {
  const { t } = useTranslation('adminUsers');
  const navigate = useNavigate();
  const pathOf = useUserPath();
  const address = useGridAddress(usersGrid);
  const columns = useUserColumns();
  const exportAccounts = useSecretMutation(useExportAccountsMutation());
  const [outcome, setOutcome] = useState<Outcome>();
  const query = useGetAccountsQuery(
    accountQuery(address.params),
    // Another administrator may be changing the same accounts.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <SectionHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <EmailLookup />
            <ExportButton
              texts={t('export', { returnObjects: true })}
              fileName="members.csv"
              filters={filtersOf(address.params)}
              command={exportAccounts}
              onDone={setOutcome}
            />
          </>
        }
      />
      <OutcomeAlert outcome={outcome} />
      <UserFilters address={address} />
      <AdminGrid
        label={t('table')}
        columns={columns}
        query={query}
        failed={t('failed')}
        address={address}
        onOpen={({ id }) => void navigate(pathOf(id))}
        renderCard={(account) => <UserCard account={account} />}
      />
    </>
  );
}
