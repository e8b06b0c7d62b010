import { useTranslation } from 'react-i18next';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import type { RankingFilters } from '../../../contract/views/boardViews';
import { countryName } from '../../../i18n/countryName';
import { useRoute } from '../../../navigation/useRoute';

/** The name of a ranking with what it is narrowed to: “Points: France”. */
export function useRankingName(board: PlayerBoard, { country }: RankingFilters): string {
  const { t } = useTranslation(['boards', 'common']);
  const { language } = useRoute();
  const label = t(`ranking.${board}`);
  return country === ''
    ? label
    : t('common:labelled', { label, value: countryName(country, language) });
}
