import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ListedPlayer } from '../../../api/wire/listedPlayerFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import type { PlayerListView } from '../../../contract/views/playerListView';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { PlayerName } from '../PlayerName';
import './playerList.css';

interface PlayerListTableProps {
  players: readonly ListedPlayer[];
  view: PlayerListView;
  ownName?: string | undefined;
  stale?: boolean;
  /** The accessible name. */
  label: string;
}

/** A day in a narrow cell. */
function Day({ moment }: { moment: string | null }) {
  const { shortDate } = useFormats();
  return moment === null ? null : <time dateTime={moment}>{shortDate(moment)}</time>;
}

/** Players with what they have. Narrow screens show the points and what the list is sorted by. */
export function PlayerListTable(props: PlayerListTableProps) {
  const { players, view, ownName, stale = false, label } = props;
  const { t } = useTranslation(['players', 'boards']);
  const { count } = useFormats();
  const order = view.search === '' ? view.order : undefined;
  const lastScore = clsx('record-number', order !== 'active' && 'record-medium');
  const memberSince = clsx('record-number', order !== 'newest' && 'record-wide');
  return (
    <RecordTable
      label={label}
      columns={[
        { name: t('boards:player') },
        { name: t('boards:points'), className: 'record-number' },
        { name: t('medals'), className: 'record-wide' },
        { name: t('boards:scores'), className: 'record-number record-medium' },
        { name: t('games'), className: 'record-number record-wide' },
        { name: t('lastScore'), className: lastScore },
        { name: t('memberSince'), className: memberSince },
      ]}
      className="player-list"
      stale={stale}
    >
      {players.map(({ player, points, medals, scores, games, ...dates }) => {
        const own = ownName !== undefined && player.username === ownName;
        return (
          <tr key={player.id} className={clsx(own && 'record-own')}>
            <th scope="row">
              {/* Not a child of the cell: narrow screens would hide the country, which the list may be filtered by. */}
              <span>
                <PlayerName player={player} />
              </span>
              {own ? <span className="record-you">{t('boards:you')}</span> : null}
            </th>
            <td className="record-number">{count(points)}</td>
            <td className="record-wide">
              <Medals counts={medals} />
            </td>
            <td className="record-number record-medium">{count(scores)}</td>
            <td className="record-number record-wide">{count(games)}</td>
            <td className={lastScore}>
              <Day moment={dates.lastScoreAt} />
            </td>
            <td className={memberSince}>
              <Day moment={dates.memberSince} />
            </td>
          </tr>
        );
      })}
    </RecordTable>
  );
}
