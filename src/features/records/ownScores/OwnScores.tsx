import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useGetOwnScoresInfiniteQuery } from '../../../api/recordsApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { useRoute } from '../../../navigation/useRoute';
import { MoreScores } from '../player/MoreScores';
import { RecordRows } from '../RecordSkeleton';
import { groupByGame } from './groupByGame';
import { OwnScoreGroup } from './OwnScoreGroup';
import './own.css';

/** The member’s scores under the names of their games. */
export function OwnScores({ game }: { game: number | null }) {
  const { language } = useRoute();
  const list = useGetOwnScoresInfiniteQuery({ language, game });
  if (list.isLoading) {
    return (
      <div className="own-loading">
        <RecordRows />
      </div>
    );
  }
  const scores = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <LazyOfflineCopyAge
        keptAt={list.data?.pages.find(({ keptAt }) => keptAt !== undefined)?.keptAt}
      />
      {list.data && scores.length === 0 ? <NoScores game={game} /> : null}
      {groupByGame(scores).map((group) => (
        <OwnScoreGroup key={group[0]?.id} scores={group} filtered={game !== null} />
      ))}
      <MoreScores list={list} />
    </>
  );
}

/** What a member without scores can do next. */
function NoScores({ game }: { game: number | null }) {
  const { t } = useTranslation(['boards', 'games']);
  const { pathTo, submitPath } = useRoute();
  return game === null ? (
    <EmptyState icon={mdiPodium} title={t('own.empty.title')} text={t('own.empty.text')}>
      <ActionLink to={pathTo('GameList')} variant="contained">
        {t('games:all')}
      </ActionLink>
    </EmptyState>
  ) : (
    <EmptyState icon={mdiPodium} title={t('own.empty.game')}>
      <ActionLink to={submitPath(game)} variant="contained">
        {t('games:game.submit')}
      </ActionLink>
    </EmptyState>
  );
}
