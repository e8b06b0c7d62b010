import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetAccountsQuery } from '../../../api/adminUsersApi';
import { asApiError } from '../../../api/apiError';
import { useFailureText } from '../../../components/useFailureText';
import { AdminGrid } from '../grid/AdminGrid';
import { useGridAddress } from '../grid/useGridAddress';
import { OutcomeAlert } from '../OutcomeAlert';
import { SectionHeader } from '../SectionHeader';
import { EmailLookup } from './EmailLookup';
import { ExportButton } from './ExportButton';
import { UserCard } from './UserCard';
import { UserFilters } from './UserFilters';
import { accountQuery, filtersOf, usersGrid } from './usersGrid';
import { useUserPath } from './useUserPath';
import { useUserColumns } from './useUserColumns';

type Told = { kind: 'done' | 'failed'; text: string };

/** Everybody with an account. */
export function UserTable() {
  const { t } = useTranslation('adminUsers');
  const navigate = useNavigate();
  const pathOf = useUserPath();
  const failureText = useFailureText();
  const address = useGridAddress(usersGrid);
  const columns = useUserColumns();
  const [told, setTold] = useState<Told>();
  const { data, error, isError, isFetching, refetch } = useGetAccountsQuery(
    accountQuery(address.params),
    // Somebody else may be at work on the same accounts.
    { refetchOnMountOrArgChange: true },
  );
  const failure = isError ? asApiError(error) : undefined;
  return (
    <>
      <SectionHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <EmailLookup />
            <ExportButton
              filters={filtersOf(address.params)}
              onDone={(text) => setTold({ kind: 'done', text })}
              onFailure={(text) => setTold({ kind: 'failed', text })}
            />
          </>
        }
      />
      <OutcomeAlert outcome={told?.kind === 'done' ? told : undefined} />
      {told?.kind === 'failed' ? (
        <Alert severity="error" sx={{ mb: 3 }}>
          {told.text}
        </Alert>
      ) : null}
      <UserFilters address={address} />
      <AdminGrid
        label={t('table')}
        columns={columns}
        page={data}
        loading={isFetching}
        failure={
          failure && {
            text: failureText(failure, t('failed')),
            requestId: failure.kind === 'http' ? failure.requestId : undefined,
          }
        }
        onRetry={() => void refetch()}
        address={address}
        onOpen={({ id }) => void navigate(pathOf(id))}
        renderCard={(account) => <UserCard account={account} />}
      />
    </>
  );
}
