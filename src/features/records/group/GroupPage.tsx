import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGroupChartsQuery, useGetGroupQuery } from '../../../api/recordsApi';
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
import { RecordRows, RecordSkeleton } from '../RecordSkeleton';
import { ChartTable, GroupHeader } from './GroupView';

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
      <GroupCharts id={group.id} label={name} />
    </>
  );
}

function GroupCharts({ id, label }: { id: number; label: string }) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const { currentData, error, isError, refetch } = useGetGroupChartsQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <ChartTable charts={currentData.items} label={label} />;
  if (!failure) return <RecordRows />;
  return (
    <ErrorAlert message={failureText(failure, t('group.failed'))} onRetry={() => void refetch()} />
  );
}
