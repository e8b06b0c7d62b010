import type { OwnScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import { PlayerScoreLine } from '../player/PlayerScoreLine';
import { ScoreLines } from '../ScoreLine';
import { OwnScoreNote } from './OwnScoreNote';
import './own.css';

/** Scores of one game in their order. */
export const OwnScoreList = ({ scores }: { scores: readonly OwnScore[] }) => (
  <div className="card-surface own-list">
    <ScoreLines tall>
      {scores.map((score) => (
        <PlayerScoreLine key={score.id} score={score}>
          <OwnScoreNote score={score} />
        </PlayerScoreLine>
      ))}
    </ScoreLines>
  </div>
);
