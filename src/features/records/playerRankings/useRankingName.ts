import { useTranslation } from 'react-i18next';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import type { RankingFilters } from '../../../contract/views/boardViews';
import { countryName } from '../../../i18n/countryName';
import { useRoute } from '../../../navigation/useRoute';

/** The name of a ranking with what it is narrowed to: “Points: France”, “Points: This week”. */
export function useRankingName(board: PlayerBoard, { country, window }: RankingFilters): string {
  const { t } = useTranslation(['boards', 'common', 'rankings']);
  const { language } = useRoute();
  const label = t(`ranking.${board}`);
  if (window !== '') return t('common:labelled', { label, value: t(`rankings:windows.${window}`) });
  return country === ''
    ? label
    : t('common:labelled', { label, value: countryName(country, language) });
}
