import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import '../../../components/reading/recordTable.css';
import './latest.css';

interface LatestTableProps {
  /** The accessible name. */
  label: string;
  scores: readonly LatestScore[];
  /** Whose rows are marked as the reader's own. */
  ownName?: string | undefined;
  stale?: boolean;
}

function LatestRow({ score, own }: { score: LatestScore; own: boolean }) {
  const { t } = useTranslation('boards');
  const { keyedPath, scorePath } = useRoute();
  const { count, shortDate } = useFormats();
  const { id, game, chart, player, values, rank, of, platform, postedAt, state } = score;
  return (
    <tr className={clsx(own && 'record-own')}>
      <th scope="row">
        <Link to={keyedPath('ChartDetail', chart)} className="list-link record-chart-link">
          <LocalName of={chart} />
        </Link>
        <span className="text-caption text-muted latest-line">
          <Link to={keyedPath('GameDetail', game)} className="list-link">
            <LocalName of={game} />
          </Link>
        </span>
      </th>
      <td>
        <PlayerName player={player} />
        {own ? <span className="record-you">{t('you')}</span> : null}
        {postedAt === null ? null : (
          <span className="text-caption text-muted latest-line">{shortDate(postedAt)}</span>
        )}
      </td>
      <td className="record-number record-value">
        <Link to={scorePath(id)} className="list-link">
          <ScoreValues values={values} />
        </Link>
        <span className="text-caption text-muted latest-line">
          {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
        </span>
      </td>
      <td className="record-wide">{platform ? <LocalName of={platform} /> : null}</td>
      <td className="record-state">
        <StateMark state={state} />
      </td>
    </tr>
  );
}

/** Scores with their charts and players. */
export function LatestTable({ label, scores, ownName, stale = false }: LatestTableProps) {
  const { t } = useTranslation(['boards', 'games']);
  return (
    <RecordTable
      label={label}
      columns={[
        { name: t('games:group.chart') },
        { name: t('latest.playerAndDate') },
        { name: t('latest.scoreAndRank'), className: 'record-number' },
        { name: t('platform'), className: 'record-wide' },
        { name: t('proof'), className: 'record-state' },
      ]}
      className="record-lines latest-table"
      stale={stale}
    >
      {scores.map((score) => (
        <LatestRow
          key={score.id}
          score={score}
          own={ownName !== undefined && score.player.username === ownName}
        />
      ))}
    </RecordTable>
  );
}
