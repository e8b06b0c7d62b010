import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeCategory } from '../../../contract/themeKeys';
import { themeTable } from '../../../theme/themeTable';
import type { NamedTheme } from './arrangeThemes';

/** All themes with their names and descriptions in the current language. */
export function useThemeTexts(): readonly NamedTheme[] {
  const { t } = useTranslation('themes');
  return useMemo(
    () =>
      themeTable.map(({ key, category }) => ({
        key,
        category,
        name: t(`themes.${key}.name`),
        description: t(`themes.${key}.description`),
      })),
    [t],
  );
}

/** Returns the name of a category in the current language. */
export function useCategoryName(): (category: ThemeCategory) => string {
  const { t } = useTranslation('themes');
  return (category) => t(`categories.${category}`);
}
