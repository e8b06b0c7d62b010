import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerTotals } from '../../../api/wire/playerTotalsFromWire';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { RankChange } from '../RankChange';
import './player.css';

interface PlayerRankProps {
  totals: PlayerTotals;
  board: PlayerBoard;
}

/** “Rank 213 of 1,500 ▲ 4”, which leads to the ranking around the player; a dash for a player who does not rank. */
export function PlayerRank({ totals: { id, ranks, change }, board }: PlayerRankProps) {
  const { t } = useTranslation(['player', 'boards', 'common']);
  const { count } = useFormats();
  const { boardPath } = useRoute();
  const found = ranks.find((rank) => rank.board === board);
  if (!found) return <span className="text-muted">–</span>;
  const { rank, of } = found;
  return (
    <span className="player-rank">
      <Link to={`${boardPath(board)}?player=${id}`} className="text-link">
        <VisuallyHidden component="span">{t(`boards:ranking.${board}`)}, </VisuallyHidden>
        {t('rank', { rank: count(rank), of: count(of) })}
      </Link>
      {change ? <RankChange change={change} board={board} rank={rank} compact /> : null}
    </span>
  );
}
