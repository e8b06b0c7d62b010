import { mdiPodium } from '@mdi/js';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOwnScoresInfiniteQuery } from '../../../api/recordsApi';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import type { OwnScores as Shown } from '../../../contract/reads/recordReads';
import '../../../components/reading/recordTable.css';
import { useRoute } from '../../../navigation/useRoute';
import { LazyUnrankedPlayerNote } from '../takeBack/LazyUnrankedPlayerNote';
import { MoreScores } from '../player/MoreScores';
import { PlayerScoreGroups } from '../player/PlayerScoreGroups';
import { RecordRows } from '../RecordSkeleton';
import { ToProve } from '../requests/ToProve';
import { OneGameHead } from './OneGameHead';
import { OwnOrder } from './OwnOrder';
import { OwnScoreList } from './OwnScoreList';
import { OwnScoreNote } from './OwnScoreNote';
import './own.css';

/** The member’s scores by days and games; those of one game also by what is easiest to improve. */
export function OwnScores({ game, order }: Shown) {
  const { language } = useRoute();
  const list = useGetOwnScoresInfiniteQuery({ language, game, order });
  if (list.isLoading) {
    return (
      <div className="own-scores">
        <RecordRows />
      </div>
    );
  }
  const scores = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [first] = scores;
  return (
    <div className="own-scores">
      <LazyOfflineCopyAge
        keptAt={list.data?.pages.find(({ keptAt }) => keptAt !== undefined)?.keptAt}
      />
      <LazyUnrankedPlayerNote unranked={list.data?.pages[0]?.unranked} own />
      <ToProve toProve={list.data?.pages[0]?.toProve} />
      {list.data && !first ? <NoScores game={game} /> : null}
      {first && game !== null ? <OneGameHead game={first.game} order={order} /> : null}
      {first && game === null ? (
        <div className="own-game">
          <OwnOrder game={null} order={order} latestOf={list.data?.pages[0]?.latestOf ?? null} />
        </div>
      ) : null}
      {/* Those of the other order stay, dimmed, until these arrive. */}
      <div className={clsx(!list.currentData && 'record-stale')}>
        {first && order === 'easiest' ? (
          <OwnScoreList scores={scores} named={game === null} />
        ) : null}
        {first && order === 'latest' ? (
          <PlayerScoreGroups
            scores={scores}
            more={list.hasNextPage}
            heading={game === null ? 'h2' : 'h3'}
            oneGame={game !== null}
            renderLinks={(of) => (game === null ? <GameLinks game={of} /> : null)}
            renderNote={(score) => <OwnScoreNote score={score} />}
          />
        ) : null}
      </div>
      <MoreScores list={list} />
    </div>
  );
}

function GameLinks({ game }: { game: PlayerScore['game'] }) {
  const { t } = useTranslation(['boards', 'games', 'common']);
  const { submitPath } = useRoute();
  const label = (words: string) => t('common:labelled', { label: words, value: game.name });
  return (
    <p className="own-group-links">
      <Link to={`?game=${game.id}`} aria-label={label(t('own.only'))} className="text-link">
        {t('own.only')}
      </Link>
      <Link
        to={submitPath(game.id)}
        aria-label={label(t('games:game.submit'))}
        className="text-link"
      >
        {t('games:game.submit')}
      </Link>
    </p>
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
