import type { ArticleOverview } from '../../api/wire/articleFromWire';
import type { Language } from '../../contract/languages';

/** The language of an article if it differs from the reader's; otherwise undefined. */
export function foreignLanguage(
  { locale }: Pick<ArticleOverview, 'locale'>,
  reader: Language,
): Language | undefined {
  return locale === null || locale === reader ? undefined : locale;
}
