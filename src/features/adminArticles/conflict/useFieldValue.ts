import { useTranslation } from 'react-i18next';
import { isArticleCategory } from '../../../contract/articleFilters';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import type { ArticleField } from '../draft/articleFields';

/** The text of a field that all languages share. Pictures and members are shown by id. */
export function useFieldValue(): (field: ArticleField, content: AdminArticleContent) => string {
  const { t } = useTranslation(['adminArticles', 'articles', 'administration']);
  return (field, content) => {
    const value = field.read(content);
    switch (field.name) {
      case 'category':
        return typeof value === 'string' && isArticleCategory(value)
          ? t(`articles:categories.${value}`)
          : t('editor.noCategory');
      case 'featured':
        return value === true ? t('conflict.yes') : t('conflict.no');
      case 'pictureId':
        return value === null
          ? t('administration:cover.none')
          : t('conflict.picture', { number: value });
      case 'authorId':
        return t('conflict.member', { number: value });
      default:
        return value === null || value === '' ? t('editor.slugHint') : String(value);
    }
  };
}
