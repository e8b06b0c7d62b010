import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerScoreLine } from '../player/PlayerScoreLine';
import { ScoreLines } from '../ScoreLine';
import { OwnScoreNote } from './OwnScoreNote';
import './own.css';

interface OwnScoreListProps {
  scores: readonly OwnScore[];
  /** They are of several games, whose sheets they lead to. */
  named: boolean;
}

/** Scores in their order. */
export const OwnScoreList = ({ scores, named }: OwnScoreListProps) => (
  <div className="card-surface own-list">
    <ScoreLines tall>
      {scores.map((score) => (
        <PlayerScoreLine key={score.id} score={score}>
          <OwnScoreNote score={score}>
            {named ? <SheetLink game={score.game} /> : null}
          </OwnScoreNote>
        </PlayerScoreLine>
      ))}
    </ScoreLines>
  </div>
);

/** The way to the sheet of a game. */
export function SheetLink({ game }: Pick<OwnScore, 'game'>) {
  const { t } = useTranslation(['boards', 'common']);
  const { submitPath } = useRoute();
  return (
    <Link to={submitPath(game.id)} className="text-link">
      {t('common:labelled', { label: t('own.sheet'), value: game.name })}
    </Link>
  );
}
