import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerGame } from '../../../api/wire/playerTotalsFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/progressBar.css';
import '../../../components/reading/recordTable.css';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { Medals } from '../Medals';
import './playerGames.css';

interface PlayerGameTableProps {
  player: number;
  games: readonly PlayerGame[];
  /** The games are in the previous order. */
  stale: boolean;
}

/** Games with how far the player is in them, and the places there. */
export function PlayerGameTable({ player, games, stale }: PlayerGameTableProps) {
  const { t } = useTranslation(['player', 'boards', 'games']);
  const { count, shortDate } = useFormats();
  const { keyedPath } = useRoute();
  return (
    <RecordTable
      label={t('boards:gamesPlayed')}
      className="player-game-table"
      columns={[
        { name: t('games.game') },
        { name: t('boards:rank') },
        { name: t('boards:points'), className: 'record-number' },
        { name: t('boards:ranking.medals'), className: 'record-wide' },
        { name: t('boards:proved'), className: 'record-number record-wide' },
        { name: t('games.lastScore'), className: 'record-wide' },
      ]}
      stale={stale}
    >
      {games.map(({ game, played, charts, rank, of, lastScoreAt, ...sums }) => (
        <tr key={game.id}>
          <th scope="row">
            <Link to={keyedPath('GameDetail', game)} className="list-link player-game-name">
              <LocalName of={game} />
            </Link>
            <progress
              value={played}
              max={Math.max(played, charts)}
              aria-hidden="true"
              className="progress-bar player-game-bar"
            />
            <span className="text-caption text-muted player-game-played">
              {t('games:game.played', { played: count(played), charts: count(charts) })}
            </span>
          </th>
          <td>
            <Link to={`${keyedPath('GameDetail', game)}?player=${player}`} className="text-link">
              {t('boards:place', { rank: count(rank), of: count(of) })}
            </Link>
          </td>
          <td className="record-number record-value">{count(sums.points)}</td>
          <td className="record-wide">
            <Medals counts={sums.medals} />
          </td>
          <td className="record-number record-wide">{count(sums.proved)}</td>
          <td className="record-wide">
            {lastScoreAt ? <time dateTime={lastScoreAt}>{shortDate(lastScoreAt)}</time> : '–'}
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
