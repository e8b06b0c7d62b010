import { useTranslation } from 'react-i18next';
import type { PlayerChange } from '../../api/wire/playerChangeFromWire';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { PlayerBoard } from '../../contract/records/rankingBoards';
import { useFormats } from '../../i18n/useFormats';

interface RankChangeProps {
  change: PlayerChange;
  board: PlayerBoard;
  /** The rank of now. */
  rank: number;
  /** Where there is little room: “▲ 4”, and nothing for the same place. The words are for screen readers. */
  compact?: boolean;
}

/** “▲ Up 4 places since Oct 30, 2026”. Nothing if the rank of that day was not kept. */
export function RankChange({ change, board, rank, compact = false }: RankChangeProps) {
  const { t } = useTranslation('rankHistory');
  const { count, shortDate } = useFormats();
  const past = change.ranks.find((one) => one.board === board);
  if (!past) return null;
  const risen = past.rank - rank;
  const date = shortDate(change.since);
  if (risen === 0)
    return compact ? null : <span className="text-muted">{t('same', { date })}</span>;
  const places = Math.abs(risen);
  const formatted = past.exact ? count(places) : t('about', { formatted: count(places) });
  const words = t(risen > 0 ? 'up' : 'down', { count: places, formatted, date });
  const arrow = risen > 0 ? '▲' : '▼';
  return compact ? (
    <span>
      <span aria-hidden="true">{`${arrow} ${formatted}`}</span>
      <VisuallyHidden component="span">{words}</VisuallyHidden>
    </span>
  ) : (
    <span>
      <span aria-hidden="true">{`${arrow} `}</span>
      {words}
    </span>
  );
}
