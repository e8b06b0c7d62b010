import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGroupQuery } from '../../../api/recordsApi';
import type { Kept } from '../../../api/wire/collection';
import type { Group } from '../../../api/wire/gameFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { usePage } from '../../../navigation/usePage';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { EditGameLink } from '../EditGameLink';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { RecordSkeleton } from '../RecordSkeleton';
import { GroupPlayers } from './GroupPlayers';
import { GroupCharts, GroupHeader } from './GroupView';
import { useGroupCharts } from './useGroupCharts';

/** The page of a group of charts. */
export function GroupPage() {
  const { t } = useTranslation('games');
  const id = usePage()?.id;
  return id === undefined ? (
    <InvalidAddress title={t('group.missing')} />
  ) : (
    <OneGroup key={id} id={id} />
  );
}

function OneGroup({ id }: { id: number }) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const { currentData, error, isError, refetch } = useGetGroupQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <LoadedGroup group={currentData} />;
  if (!failure) return <RecordSkeleton />;
  return (
    <RecordFailure
      failure={failure}
      missing={t('group.missing')}
      failed={t('group.failed')}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedGroup({ group }: { group: Group & Kept }) {
  const { t } = useTranslation('descriptions');
  const { name, game } = group;
  useProperAddress('GroupDetail', group);
  return (
    <>
      <PageMetadata
        title={`${name} – ${game.name}`}
        description={t('GroupDetail', { name, game: game.name })}
      />
      <GroupHeader group={group} edit={<EditGameLink id={game.id} charts />} />
      <LazyOfflineCopyAge keptAt={group.keptAt} />
      <Charts group={group} />
      {group.ranked && group.scores > 0 ? <GroupPlayers group={group.id} /> : null}
    </>
  );
}

function Charts({ group }: { group: Group }) {
  const { t } = useTranslation('games');
  const failureText = useReadFailureText();
  const { data, own, failure, refetch } = useGroupCharts(group.id);
  return failure ? (
    <ErrorAlert message={failureText(failure, t('group.failed'))} onRetry={refetch} />
  ) : (
    <GroupCharts group={group} charts={data?.items} own={own} />
  );
}
