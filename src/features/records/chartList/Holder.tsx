import { useTranslation } from 'react-i18next';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { PlayerName } from '../PlayerName';

/** Who holds a record, with the country, and how many share it. */
export function Holder({ record }: { record: NonNullable<ChartOverview['record']> }) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  const others = record.tied - 1;
  return (
    <>
      <PlayerName player={record.player} />
      {others > 0 ? (
        <span className="text-caption text-muted">
          {' '}
          {t('group.shared', { count: others, formatted: count(others) })}
        </span>
      ) : null}
    </>
  );
}
