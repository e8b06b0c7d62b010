import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetAccountsQuery } from '../../../api/adminUsersApi';
import { AdminGrid } from '../grid/AdminGrid';
import { useGridAddress } from '../grid/useGridAddress';
import { OutcomeAlert, type Outcome } from '../OutcomeAlert';
import { SectionHeader } from '../SectionHeader';
import { EmailLookup } from './EmailLookup';
import { ExportButton } from './ExportButton';
import { UserCard } from './UserCard';
import { UserFilters } from './UserFilters';
import { accountQuery, filtersOf, usersGrid } from './usersGrid';
import { useUserPath } from './useUserPath';
import { useUserColumns } from './useUserColumns';

/** All accounts. */
export function UserTable() {
  const { t } = useTranslation('adminUsers');
  const navigate = useNavigate();
  const pathOf = useUserPath();
  const address = useGridAddress(usersGrid);
  const columns = useUserColumns();
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
            <ExportButton filters={filtersOf(address.params)} onDone={setOutcome} />
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
