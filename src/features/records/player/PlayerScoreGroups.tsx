import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { ScoreLines } from '../ScoreLine';
import { groupScores, type ScoreGroup } from './groupScores';
import { PlaceholderLine, PlayerScoreLine } from './PlayerScoreLine';
import './player.css';

interface PlayerScoreGroupsProps<Score extends PlayerScore> {
  /** The latest first. */
  scores: readonly Score[];
  /** The list goes on. */
  more: boolean;
  heading: 'h2' | 'h3';
  /** All are of one game, which is named above. */
  oneGame?: boolean;
  /** Below the heading of a game. */
  renderLinks?: (game: PlayerScore['game']) => ReactNode;
  /** Below a score. */
  renderNote?: (score: Score) => ReactNode;
}

/** Scores of a player by the day they were posted on and by their games. */
export function PlayerScoreGroups<Score extends PlayerScore>(props: PlayerScoreGroupsProps<Score>) {
  const { scores, more, heading, oneGame = false, renderLinks, renderNote } = props;
  return (
    <ol className="card-surface score-groups">
      {groupScores(scores, more).map((group) => (
        <li key={group.key} className="score-group">
          <div className="score-group-head">
            <GroupHead group={group} heading={heading} oneGame={oneGame} />
            {renderLinks?.(group.game)}
          </div>
          <ScoreLines tall>
            {group.scores.map((score) => (
              <PlayerScoreLine key={score.id} score={score}>
                {renderNote?.(score)}
              </PlayerScoreLine>
            ))}
          </ScoreLines>
        </li>
      ))}
    </ol>
  );
}

interface GroupHeadProps {
  group: ScoreGroup<PlayerScore>;
  heading: 'h2' | 'h3';
  oneGame: boolean;
}

/** “Reed Harbour”, “Jun 22, 2026 · 12 scores”; the day alone as heading where the game is known. */
function GroupHead({ group: { game, day, scores, whole }, heading, oneGame }: GroupHeadProps) {
  const { t } = useTranslation('boards');
  const { keyedPath } = useRoute();
  const { count, shortDate } = useFormats();
  const total = scores.length;
  const words = whole ? t('total', { count: total, formatted: count(total) }) : '';
  const date = day === '' ? '' : shortDate(day);
  const facts = oneGame ? [words] : [date, words];
  return (
    <>
      <Text component={heading} variant="h4">
        {oneGame ? (
          date
        ) : (
          <Link to={keyedPath('GameDetail', game)} className="list-link">
            <LocalName of={game} />
          </Link>
        )}
      </Text>
      <p className="text-caption text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}

/** As high as groups of so many scores each. */
export const PlaceholderGroups = ({ sizes }: { sizes: readonly number[] }) => (
  <ol className="card-surface score-groups">
    {sizes.map((size, index) => (
      <li key={index} className="score-group">
        <div className="score-group-head">
          <Placeholder className="text-h4 player-game-placeholder" />
          <Placeholder className="text-caption player-value-placeholder" />
        </div>
        <ScoreLines tall>
          {Array.from({ length: size }, (_, line) => (
            <PlaceholderLine key={line} />
          ))}
        </ScoreLines>
      </li>
    ))}
  </ol>
);
