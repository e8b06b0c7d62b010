import { useTranslation } from 'react-i18next';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import { countryName } from '../../../i18n/countryName';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerName } from '../PlayerName';
import './chartTable.css';

/** Who holds a record, with the country, and how many share it. */
export function Holder({ record }: { record: NonNullable<ChartOverview['record']> }) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const { count } = useFormats();
  const { player } = record;
  const others = record.tied - 1;
  return (
    <>
      <PlayerName player={{ ...player, country: null }} />
      {player.country === null ? null : (
        <span className="chart-caption"> {countryName(player.country, language)}</span>
      )}
      {others > 0 ? (
        <span className="text-caption text-muted">
          {' '}
          {t('group.shared', { count: others, formatted: count(others) })}
        </span>
      ) : null}
    </>
  );
}
