import type { ArticleOverview } from '../../api/articleFromWire';
import type { Language } from '../../contract/languages';

/** The language an article is shown in, where that is not the reader's; undefined where there is nothing to say. */
export function foreignLanguage(
  { locale }: Pick<ArticleOverview, 'locale'>,
  reader: Language,
): Language | undefined {
  return locale === null || locale === reader ? undefined : locale;
}
