import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import '../../../components/html/links.css';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import '../records.css';
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
        <Link to={keyedPath('ChartDetail', chart)} className="record-chart-link">
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
    <div className={clsx('record-table-frame', stale && 'record-stale')}>
      <table aria-label={label} className="record-table latest-table">
        <thead>
          <tr>
            <th scope="col">{t('games:group.chart')}</th>
            <th scope="col">{t('latest.playerAndDate')}</th>
            <th scope="col" className="record-number">
              {t('latest.scoreAndRank')}
            </th>
            <th scope="col" className="record-wide">
              {t('platform')}
            </th>
            <th scope="col" className="record-state">
              {t('proof')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <LatestRow
              key={score.id}
              score={score}
              own={ownName !== undefined && score.player.username === ownName}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
