import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import '../../../components/reading/recordTable.css';
import './player.css';

interface RowProps {
  score: PlayerScore;
  oneGame: boolean;
}

export function PlayerScoreRow({ score, oneGame }: RowProps) {
  const { t } = useTranslation('boards');
  const { keyedPath, scorePath } = useRoute();
  const { count, shortDate } = useFormats();
  const { id, game, chart, values, rank, of, points, postedAt, state } = score;
  return (
    <tr>
      <th scope="row">
        <Link to={keyedPath('ChartDetail', chart)} className="list-link record-chart-link">
          <LocalName of={chart} />
        </Link>
        {oneGame ? null : (
          <span className="text-caption text-muted player-game">
            <Link to={keyedPath('GameDetail', game)} className="list-link">
              <LocalName of={game} />
            </Link>
          </span>
        )}
      </th>
      <td className="record-number record-value">
        <Link to={scorePath(id)} className="list-link">
          <ScoreValues values={values} />
        </Link>
      </td>
      <td className="record-number player-place">
        {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
      </td>
      <td className="record-number record-medium">{count(points)}</td>
      <td className="record-wide player-date">{postedAt === null ? null : shortDate(postedAt)}</td>
      <td className="record-state">
        <StateMark state={state} />
      </td>
    </tr>
  );
}

/** As high as the row of a score with its game. */
export const PlaceholderRow = () => (
  <tr>
    <th scope="row">
      <span className="link-slot">
        <Placeholder className="player-chart-placeholder" />
      </span>
      <span className="text-caption player-game">
        <span className="link-slot">
          <Placeholder className="player-game-placeholder" />
        </span>
      </span>
    </th>
    <td className="record-number record-value">
      <span className="link-slot">
        <Placeholder className="player-value-placeholder" />
      </span>
    </td>
    <td className="record-number player-place">
      <Placeholder />
    </td>
    <td className="record-medium">
      <Placeholder />
    </td>
    <td className="record-wide player-date">
      <Placeholder />
    </td>
    <td className="record-state">
      <Placeholder />
    </td>
  </tr>
);
