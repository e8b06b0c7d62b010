import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRolesQuery } from '../../admin-frame/accountsApi';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { RoleCard } from './RoleCard';

/** All roles, their purpose and their members. */
export function RolesSection() {
  const { t } = useTranslation('adminRoles');
  const [outcome, setOutcome] = useState<Outcome>();
  const query = useGetRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError } = query;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <OutcomeAlert outcome={outcome} />
      <QueryAlert query={query} otherwise={t('failed')} />
      {data ? (
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {data.items.map((holders) => (
            <RoleCard key={holders.role} holders={holders} onDone={setOutcome} />
          ))}
        </Box>
      ) : null}
      {data || isError ? null : (
        <Stack aria-busy spacing={2}>
          {[1, 2, 3, 4].map((number) => (
            <Skeleton key={number} variant="rounded" height={132} />
          ))}
        </Stack>
      )}
    </>
  );
}
