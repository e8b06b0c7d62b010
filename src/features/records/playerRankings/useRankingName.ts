import { useTranslation } from 'react-i18next';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import type { RankingFilters } from '../../../contract/views/boardViews';
import { countryName } from '../../../i18n/countryName';
import { useRoute } from '../../../navigation/useRoute';

/** The name of a ranking with what it is narrowed to: “Points: France”, “Points: France · This week”. */
export function useRankingName(board: PlayerBoard, { country, window }: RankingFilters): string {
  const { t } = useTranslation(['boards', 'common', 'rankings']);
  const { language } = useRoute();
  const label = t(`ranking.${board}`);
  const narrowed = [
    ...(country === '' ? [] : [countryName(country, language)]),
    ...(window === '' ? [] : [t(`rankings:windows.${window}`)]),
  ];
  return narrowed.length === 0
    ? label
    : t('common:labelled', { label, value: narrowed.join(' · ') });
}
