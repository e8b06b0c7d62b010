import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionButtons } from '../../admin-frame/OptionButtons';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { operationHours, type OperationHours } from '../../contract/operation';
import { useGetRequestHistoryQuery } from './adminOperationApi';
import { polling } from './polling';
import { RequestChart } from './RequestChart';

/** Requests and their duration over the last hours. */
export function RequestCharts() {
  const { t } = useTranslation('adminOperation');
  const [hours, setHours] = useState<OperationHours>(6);
  const query = useGetRequestHistoryQuery(hours, polling);
  const { data, isError, isFetching } = query;
  // While another range loads, the last one stays.
  const loading = isFetching && data?.hours !== hours;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ mb: 2 }}>
        <OptionButtons
          label={t('requests.range')}
          options={operationHours}
          value={hours}
          textOf={(count) => t('requests.hours', { count })}
          onChoose={setHours}
        />
      </Box>
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <QueryAlert query={query} otherwise={t('requests.loadFailed')} />
      </Box>
      <Box
        aria-busy={loading}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          opacity: loading && data ? 0.6 : 1,
        }}
      >
        {data ? (
          <>
            <RequestChart
              title={t('requests.title')}
              lines={['requests', 'failures']}
              history={data}
            />
            <RequestChart
              title={t('requests.durations')}
              lines={['median', 'p95']}
              history={data}
            />
          </>
        ) : null}
        {data || isError ? null : (
          <>
            <Skeleton variant="rounded" height={340} />
            <Skeleton variant="rounded" height={340} />
          </>
        )}
      </Box>
    </Box>
  );
}
