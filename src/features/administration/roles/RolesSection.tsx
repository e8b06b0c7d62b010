import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRolesQuery } from '../../../api/adminUsersApi';
import { asApiError } from '../../../api/apiError';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { useFailureText } from '../../../components/useFailureText';
import { OutcomeAlert, type Outcome } from '../OutcomeAlert';
import { SectionHeader } from '../SectionHeader';
import { RoleCard } from './RoleCard';

/** The roles there are, what each is for and who has it. */
export function RolesSection() {
  const { t } = useTranslation('adminRoles');
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome>();
  const { data, error, isError, refetch } = useGetRolesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = isError ? asApiError(error) : undefined;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <OutcomeAlert outcome={outcome} />
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {data.items.map((holders) => (
            <RoleCard key={holders.role} holders={holders} onDone={setOutcome} />
          ))}
        </Box>
      ) : null}
      {data || failure ? null : (
        <Stack aria-busy spacing={2}>
          {[1, 2, 3, 4].map((number) => (
            <Skeleton key={number} variant="rounded" height={132} />
          ))}
        </Stack>
      )}
    </>
  );
}
