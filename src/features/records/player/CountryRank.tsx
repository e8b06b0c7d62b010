import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerTotals } from '../../../api/wire/playerTotalsFromWire';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { rankingView } from '../../../contract/views/boardViews';
import { countryName } from '../../../i18n/countryName';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';

/** “France: 3 of 57”, which leads to the ranking of the country around the player; nothing for a player without one. */
export function CountryRank({ totals: { id, countryRank } }: { totals: PlayerTotals }) {
  const { t } = useTranslation(['boards', 'common']);
  const { count } = useFormats();
  const { boardPath, language } = useRoute();
  if (!countryRank?.country) return null;
  const { country, rank, of } = countryRank;
  return (
    <Link
      to={`${boardPath('points')}${rankingView.queryFor({ country, player: id })}`}
      className="text-link"
    >
      <VisuallyHidden component="span">{t('ranking.points')}, </VisuallyHidden>
      {t('common:labelled', {
        label: countryName(country, language),
        value: t('place', { rank: count(rank), of: count(of) }),
      })}
    </Link>
  );
}
