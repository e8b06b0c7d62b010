import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailCard } from '../../admin-frame/DetailCard';
import { FactList } from '../../admin-frame/FactList';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { StatusChip } from '../../admin-frame/StatusChip';
import type { RankingFailure } from '../../contract/schemas/adminOperation';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { useGetRankingWorkQuery } from './adminOperationApi';
import { Entry, EntryList } from './EntryList';
import { polling } from './polling';

/** What the rankings do not contain yet, the games and charts that fail, and what recounts have found. */
export function RankingCard() {
  const { t } = useTranslation('adminOperation');
  const { count, longDate } = useFormats();
  const query = useGetRankingWorkQuery(undefined, polling);
  const { data, isError } = query;
  return (
    <DetailCard title={t('rankings.title')}>
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <QueryAlert query={query} otherwise={t('rankings.loadFailed')} />
      </Box>
      {data ? (
        <>
          <FactList
            facts={[
              [t('rankings.waiting'), count(data.nbWaiting)],
              [
                t('rankings.waitingSince'),
                data.waitingSince === null ? '–' : longDate(data.waitingSince),
              ],
              [t('rankings.failing'), count(data.nbFailing)],
              [
                t('rankings.recounted'),
                t('rankings.recountedOf', {
                  recounted: count(data.nbRecounted),
                  total: count(data.nbGames),
                }),
              ],
              [t('rankings.mended'), count(data.nbMended)],
            ]}
          />
          {data.failures.length === 0 ? null : (
            <Box sx={{ mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
              <EntryList
                label={t('rankings.failing')}
                empty=""
                entries={data.failures.map((failure) => (
                  <FailureEntry key={keyOf(failure)} failure={failure} />
                ))}
              />
            </Box>
          )}
        </>
      ) : null}
      {data || isError ? null : <Skeleton variant="rounded" height={48} />}
    </DetailCard>
  );
}

const keyOf = ({ game, chart }: RankingFailure) => `${game.id} ${chart?.id ?? ''}`;

function FailureEntry({ failure }: { failure: RankingFailure }) {
  const { t } = useTranslation('adminOperation');
  const { count, longDate } = useFormats();
  const { keyedPath } = useRoute();
  const { game, chart, failures, error, nextAttemptAt } = failure;
  const name = chart ? t('rankings.chart', { game: game.name, chart: chart.name }) : game.name;
  return (
    <Entry
      title={name}
      status={
        <StatusChip label={t('jobs.states.failing')} color="error" icon={mdiAlertCircleOutline} />
      }
      facts={[
        [t('rankings.attempts'), count(failures)],
        [t('jobs.lastError'), error],
        [t('rankings.nextAttemptAt'), longDate(nextAttemptAt)],
      ]}
      actions={
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={chart ? keyedPath('ChartDetail', chart) : keyedPath('GameDetail', game)}
          aria-label={t('rankings.openNamed', { name })}
        >
          {t('rankings.open')}
        </Button>
      }
    />
  );
}
