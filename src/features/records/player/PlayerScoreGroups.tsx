import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
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
  const { shortDate } = useFormats();
  return (
    <ol className="card-surface score-groups">
      {groupScores(scores, { dayOf: shortDate, more }).map((group) => (
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
  const { count } = useFormats();
  const total = scores.length;
  const words = whole ? t('total', { count: total, formatted: count(total) }) : '';
  const facts = oneGame ? [words] : [day, words];
  return (
    <>
      <Text component={heading} variant="h4">
        {oneGame ? (
          day
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

/** As high as so many scores of one game. */
export const PlaceholderGroup = ({ rows }: { rows: number }) => (
  <ol className="card-surface score-groups">
    <li className="score-group">
      <div className="score-group-head" />
      <ScoreLines tall>
        {Array.from({ length: rows }, (_, index) => (
          <PlaceholderLine key={index} />
        ))}
      </ScoreLines>
    </li>
  </ol>
);
