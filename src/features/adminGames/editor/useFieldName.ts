import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames, type Language } from '../../../contract/languages';
import { nameIn, type EditedContent } from '../draft/editedGame';

/** Names a field for a list of problems. */
export function useFieldName(content: EditedContent, language: Language) {
  const { t } = useTranslation('adminGames');
  return (field: string): string => {
    const [row = '', second = ''] = field.split('.');
    for (const [index, group] of content.groups.entries()) {
      const groupName =
        nameIn(group.names, language) ?? t('structure.newGroup', { number: index + 1 });
      if (group.key === row) return groupName;
      const place = group.charts.findIndex(({ key }) => key === row);
      const chart = group.charts[place];
      if (chart) {
        const name =
          nameIn(chart.names, language) ?? t('structure.newChart', { number: place + 1 });
        return `${groupName} – ${name}`;
      }
    }
    switch (row) {
      case 'translations':
        return isLanguage(second)
          ? `${t('names.name')} (${languageNames[second]})`
          : t('names.name');
      case 'platformIds':
        return t('names.platforms');
      case 'seriesId':
        return t('names.series');
      case 'slug':
        return t('names.slug');
      case 'ranked':
        return t('names.ranked');
      case 'pictureId':
        return t('steps.cover');
      default:
        return t('steps.charts');
    }
  };
}
