import { useTranslation } from 'react-i18next';
import type { Standing } from '../../api/wire/standingFromWire';
import { useFormats } from '../../i18n/useFormats';
import '../../components/reading/recordTable.css';

interface RankCellProps {
  /** All players of the page. */
  standings: readonly Standing[];
  index: number;
}

/** The rank of a player of a page, and whether the one above or below shares it. */
export function RankCell({ standings, index }: RankCellProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const rank = standings[index]?.rank ?? 0;
  const tied = [index - 1, index + 1].some((other) => standings[other]?.rank === rank);
  return (
    <td className="record-rank">
      {count(rank)}
      {tied ? <span className="text-caption text-muted"> {t('tie')}</span> : null}
    </td>
  );
}
