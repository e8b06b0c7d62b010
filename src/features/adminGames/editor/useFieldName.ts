import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames, type Language } from '../../../contract/languages';
import { nameIn, type EditedContent } from '../draft/editedGame';

/** Names a field for a list of problems. */
export function useFieldName(content: EditedContent, language: Language) {
  const { t } = useTranslation('adminGames');
  const names: Record<keyof EditedContent, string> = {
    translations: t('names.name'),
    platformIds: t('names.platforms'),
    seriesId: t('names.series'),
    slug: t('names.slug'),
    ranked: t('names.ranked'),
    pictureId: t('steps.cover'),
    groups: t('steps.charts'),
  };
  const isField = (name: string): name is keyof EditedContent => Object.hasOwn(names, name);
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
    if (row === 'translations' && isLanguage(second))
      return `${t('names.name')} (${languageNames[second]})`;
    return isField(row) ? names[row] : t('steps.charts');
  };
}
