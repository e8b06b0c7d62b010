import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoardScore, ChartDetails } from '../../../api/wire/boardFromWire';
import '../../../components/html/links.css';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import { gapBetween } from './gapBetween';
import '../records.css';
import './board.css';
import './boardTable.css';

interface BoardTableProps {
  chart: ChartDetails;
  scores: readonly BoardScore[];
  /** The best score of the board, if it is known: gaps are to it. */
  first?: BoardScore | undefined;
  /** Whose row is marked as the reader's own. */
  ownName?: string | undefined;
  stale?: boolean;
}

interface RowProps extends Omit<BoardTableProps, 'scores' | 'stale'> {
  score: BoardScore;
  own: boolean;
}

function ScoreRow({ chart, score, first, own }: RowProps) {
  const { t } = useTranslation('boards');
  const { language, scorePath } = useRoute();
  const { count, shortDate } = useFormats();
  const { id, rank, tied, of, points, player, values, platform, state, at } = score;
  const gap = first && gapBetween(score, first, chart, language);
  return (
    <tr className={clsx(own && 'record-own')}>
      <td className="record-rank">
        <span aria-hidden="true">{count(rank)}</span>
        <span className="visually-hidden">{t('place', { rank: count(rank), of: count(of) })}</span>
        {tied > 1 ? <span className="text-caption text-muted record-tie"> {t('tie')}</span> : null}
      </td>
      <th scope="row" className="board-player">
        <PlayerName player={player} />
        {own ? <span className="record-you">{t('you')}</span> : null}
      </th>
      <td className="record-number record-value">
        <Link to={scorePath(id)} className="list-link">
          <ScoreValues values={values} names={chart.columns.map(({ name }) => name)} />
        </Link>
      </td>
      {first ? <td className="record-number board-gap text-muted">{gap}</td> : null}
      {chart.counts ? <td className="record-number record-points">{count(points)}</td> : null}
      <td className="board-platform">{platform ? <LocalName of={platform} /> : null}</td>
      <td className="board-date">{at ? shortDate(at) : null}</td>
      <td className="record-state">
        <StateMark state={state} />
      </td>
    </tr>
  );
}

/** Scores at their places on the board of a chart. */
export function BoardTable({ chart, scores, first, ownName, stale = false }: BoardTableProps) {
  const { t } = useTranslation('boards');
  return (
    <div className={clsx('record-table-frame', stale && 'record-stale')}>
      <table aria-label={chart.name} className="record-table board-table">
        <thead>
          <tr>
            <th scope="col" className="record-rank">
              {t('rank')}
            </th>
            <th scope="col" className="board-player">
              {t('player')}
            </th>
            <th scope="col" className="record-number record-value">
              {t('score')}
            </th>
            {first ? (
              <th scope="col" className="record-number board-gap">
                {t('gap')}
              </th>
            ) : null}
            {chart.counts ? (
              <th scope="col" className="record-number record-points">
                {t('points')}
              </th>
            ) : null}
            <th scope="col" className="board-platform">
              {t('platform')}
            </th>
            <th scope="col" className="board-date">
              {t('date')}
            </th>
            <th scope="col" className="record-state">
              {t('proof')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <ScoreRow
              key={score.id}
              chart={chart}
              score={score}
              first={first}
              own={ownName !== undefined && score.player.username === ownName}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
