import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../contract/languages';
import type { ArticleField, FieldName } from '../draft/articleFields';

const labels = {
  title: 'editor.title',
  excerpt: 'editor.excerpt',
  content: 'fields.content',
  coverAlt: 'picture.alt',
  slug: 'editor.slug',
  category: 'editor.category',
  featured: 'editor.featured',
  pictureId: 'fields.cover',
  authorId: 'author.label',
} as const satisfies Record<FieldName, string>;

/** A field's label with its language. */
export function useFieldLabel(): (field: Pick<ArticleField, 'name' | 'language'>) => string {
  const { t } = useTranslation('adminArticles');
  return ({ name, language }) =>
    language
      ? t('fields.inLanguage', { field: t(labels[name]), language: languageNames[language] })
      : t(labels[name]);
}
