import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetFirstHoldersQuery, useGetGameFirstsInfiniteQuery } from '../../../api/pastApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { ListEnd } from '../../../components/reading/ListEnd';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { RecordRows } from '../RecordSkeleton';
import { GameFirstTable } from './GameFirstTable';
import { HolderChart } from './HolderChart';
import './firsts.css';

/** Who held how many of the first places of a game over time, and who took which, page by page. */
export function GameFirsts({ game }: { game: number }) {
  const { t } = useTranslation('past');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const holders = useGetFirstHoldersQuery(game);
  const list = useGetGameFirstsInfiniteQuery({ language, id: game });
  const failure = list.isError ? asApiError(list.error) : undefined;
  const holderFailure = holders.isError ? asApiError(holders.error) : undefined;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isLoading || holders.isLoading) return <RecordRows rows={5} />;
  if (list.data && items.length === 0) return <Text muted>{t('firsts.none')}</Text>;
  return (
    <>
      {holderFailure ? (
        <ErrorAlert
          message={failureText(holderFailure, t('holders.failed'))}
          onRetry={() => void holders.refetch()}
        />
      ) : null}
      {holders.data && holders.data.items.length > 0 ? (
        <HolderChart holders={holders.data} />
      ) : null}
      {items.length > 0 ? (
        <div className="firsts-list">
          <GameFirstTable firsts={items} />
        </div>
      ) : null}
      <ListEnd list={list} failure={failure} failed={t('firsts.failed')} more={t('firsts.more')} />
      <p className="text-body2 text-muted">{t('firsts.ties')}</p>
    </>
  );
}
