import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Explanation } from '../../../api/wire/explanationFromWire';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import type { ExplanationView } from '../../../contract/views/explanationView';
import { usePageName } from '../../../i18n/usePageName';
import { useRoute } from '../../../navigation/useRoute';
import { LazyUnrankedPlayerNote } from '../takeBack/LazyUnrankedPlayerNote';
import { useFollowedFocus } from '../useFollowedFocus';
import './explanation.css';
import { ExplainedGames } from './ExplainedGames';
import { PaidCharts } from './PaidCharts';
import { RankChanges } from './RankChanges';
import { RankSummary } from './RankSummary';

export interface ExplainedPlayer {
  /** The id of the player, and the name of the member. */
  player: number;
  name: string;
}

interface ExplanationContentProps extends ExplainedPlayer {
  view: ExplanationView;
  explanation: Explanation;
}

/** The rank in a sentence, what would change it, what it is made of, and how it is counted. */
export function ExplanationContent(props: ExplanationContentProps) {
  const { player, name, view, explanation } = props;
  const { t } = useTranslation(['explanation', 'boards']);
  const { boardPath, pathTo } = useRoute();
  const pageName = usePageName();
  const { heading, onFollow } = useFollowedFocus(String(view.game));
  const { board, standing, games, nbGame, unranked } = explanation;
  const chosen = games.find(({ game }) => game.id === view.game) ?? games[0];
  return (
    <div className="explanation">
      <LazyUnrankedPlayerNote unranked={unranked} />
      {standing ? (
        <>
          <RankSummary board={board} standing={standing} />
          <RankChanges board={board} standing={standing} />
          {games.length > 0 ? (
            <ExplainedGames
              player={player}
              board={board}
              standing={standing}
              games={games}
              total={nbGame}
              onFollow={onFollow}
            />
          ) : null}
          {chosen && (board === 'points' || board === 'medals') ? (
            <PaidCharts player={player} game={chosen.game} order={board} heading={heading} />
          ) : null}
        </>
      ) : null}
      {standing || unranked ? null : <Text>{t('none', { name })}</Text>}
      <div className="explanation-section">
        <TitledSection title={t('how')}>
          <Text>{t(`boards:explain.${board}`)}</Text>
          <ul className="explanation-links">
            {standing ? (
              <li>
                <Link to={`${boardPath(board)}?player=${player}`} className="text-link">
                  {t('around', { name })}
                </Link>
              </li>
            ) : null}
            <li>
              <Link to={pathTo('Faq')} className="text-link">
                {pageName('Faq')}
              </Link>
            </li>
          </ul>
        </TitledSection>
      </div>
    </div>
  );
}
