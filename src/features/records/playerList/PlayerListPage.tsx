import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayersQuery } from '../../../api/playersApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { PlayerListView } from '../../../contract/views/playerListView';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { RecordRows } from '../RecordSkeleton';
import { PlayerFilters } from './PlayerFilters';
import { PlayerListContent, usePlayerTotal } from './PlayerListContent';
import { usePlayerListView } from './usePlayerListView';

/** The list of players, with its filters. */
export function PlayerListPage() {
  const { t } = useTranslation(['players', 'metadata']);
  const { view, change } = usePlayerListView();
  return (
    <>
      <PageMetadata title={t('metadata:PlayerList')} description={t('lead')} />
      <PageHeader title={t('metadata:PlayerList')} lead={t('lead')} />
      <PlayerFilters view={view} change={change} />
      <PlayerResults view={view} />
    </>
  );
}

/** The list for the current address. The number of players is also announced to screen readers. */
function PlayerResults({ view }: { view: PlayerListView }) {
  const { t } = useTranslation('players');
  const ownName = useAppSelector(selectUser)?.username;
  const totalOf = usePlayerTotal();
  // The previous players stay, dimmed, until the new ones arrive.
  const { data, error, isError, isFetching, refetch } = useGetPlayersQuery(view);
  const failure = isError ? asApiError(error) : undefined;
  return (
    <>
      <VisuallyHidden component="output">
        {failure || !data || isFetching ? '' : totalOf(data)}
      </VisuallyHidden>
      <ReadResult
        data={isFetching && data?.items.length === 0 ? undefined : data}
        failure={failure}
        failed={t('failed')}
        onRetry={() => void refetch()}
        skeleton={<RecordRows rows={20} />}
      >
        {(page) => (
          <PlayerListContent page={page} view={view} ownName={ownName} stale={isFetching} />
        )}
      </ReadResult>
    </>
  );
}
