import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoardScore, ChartDetails } from '../../../api/wire/boardFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import { gapBetween } from './gapBetween';
import '../../../components/reading/recordTable.css';
import '../../../components/VisuallyHidden.css';
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
        {tied > 1 ? <span className="text-caption text-muted"> {t('tie')}</span> : null}
      </td>
      <th scope="row" className="board-player">
        <PlayerName player={player} />
        {own ? <span className="record-you">{t('you')}</span> : null}
      </th>
      <td className="record-number record-value board-value">
        <Link to={scorePath(id)} className="list-link">
          <ScoreValues values={values} names={chart.columns.map(({ name }) => name)} />
        </Link>
      </td>
      {first ? <td className="record-number board-gap text-muted">{gap}</td> : null}
      {chart.counts ? <td className="record-number board-points">{count(points)}</td> : null}
      <td className="board-platform">{platform ? <LocalName of={platform} /> : null}</td>
      <td className="board-date">{at ? shortDate(at) : null}</td>
      <td className="record-state board-state">
        <StateMark state={state} />
      </td>
    </tr>
  );
}

/** Scores at their places on the board of a chart. */
export function BoardTable({ chart, scores, first, ownName, stale = false }: BoardTableProps) {
  const { t } = useTranslation('boards');
  return (
    <RecordTable
      label={chart.name}
      columns={[
        { name: t('rank'), className: 'record-rank' },
        { name: t('player'), className: 'board-player' },
        { name: t('score'), className: 'record-number record-value board-value' },
        ...(first ? [{ name: t('gap'), className: 'record-number board-gap' }] : []),
        ...(chart.counts ? [{ name: t('points'), className: 'record-number board-points' }] : []),
        { name: t('platform'), className: 'board-platform' },
        { name: t('date'), className: 'board-date' },
        { name: t('proof'), className: 'record-state board-state' },
      ]}
      className="board-table"
      stale={stale}
    >
      {scores.map((score) => (
        <ScoreRow
          key={score.id}
          chart={chart}
          score={score}
          first={first}
          own={ownName !== undefined && score.player.username === ownName}
        />
      ))}
    </RecordTable>
  );
}
