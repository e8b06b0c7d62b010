import { useTranslation } from 'react-i18next';
import type { Standing } from '../../../api/wire/boardFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { PlayerName } from '../PlayerName';
import { RankCell } from '../RankCell';
import '../../../components/reading/recordTable.css';

interface RankingTableProps {
  board: PlayerBoard;
  standings: readonly Standing[];
  ownName?: string | undefined;
  stale?: boolean;
  /** The accessible name. */
  label: string;
}

/** What a board is ordered by. */
function Result({ board, standing }: { board: PlayerBoard; standing: Standing }) {
  const { count } = useFormats();
  if (board === 'medals') return <Medals counts={standing.medals} />;
  if (board === 'cups') return <Medals counts={standing.cups} />;
  const amount = {
    points: standing.points,
    'game-points': standing.gamePoints,
    proofs: standing.proved,
  }[board];
  return <strong>{count(amount)}</strong>;
}

/** Players at their places on a board of all players. */
export function RankingTable({
  board,
  standings,
  ownName,
  stale = false,
  label,
}: RankingTableProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  return (
    <RecordTable
      label={label}
      columns={[
        { name: t('rank') },
        { name: t('player') },
        { name: t(`ranking.${board}`), className: 'record-number' },
        { name: t('scores'), className: 'record-number record-wide' },
        { name: t('proved'), className: 'record-number record-wide' },
      ]}
      stale={stale}
    >
      {standings.map((standing, index) => {
        const own = ownName !== undefined && standing.player.username === ownName;
        return (
          <tr key={standing.id} className={own ? 'record-own' : undefined}>
            <RankCell standings={standings} index={index} />
            <th scope="row">
              <PlayerName player={standing.player} />
              {own ? <span className="record-you">{t('you')}</span> : null}
            </th>
            <td className="record-number">
              <Result board={board} standing={standing} />
            </td>
            <td className="record-number record-wide">{count(standing.scores)}</td>
            <td className="record-number record-wide">{count(standing.proved)}</td>
          </tr>
        );
      })}
    </RecordTable>
  );
}
