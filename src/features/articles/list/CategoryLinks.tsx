import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../../components/buttons/buttons.css';
import { Icon } from '../../../components/Icon';
import '../../../components/forms/ListFilters.css';
import { articleCategories } from '../../../contract/articleFilters';
import { articleListView, type ArticleListView } from '../../../contract/views/articleListView';
import { categoryIcon } from '../categoryIcons';

/** In a printed document: as `CategoryFilter`, but works without script. */
export function CategoryLinks({ params }: { params: ArticleListView }) {
  const { t } = useTranslation('articles');
  return (
    <fieldset aria-label={t('category')} className="choice-row">
      {[null, ...articleCategories].map((category) => (
        <Link
          key={category}
          to={articleListView.queryFor({ ...params, page: 1, category })}
          aria-current={category === params.category ? 'true' : undefined}
          className="pressable choice-chip"
        >
          {category ? <Icon path={categoryIcon(category)} className="choice-icon" /> : null}
          {t(`categories.${category ?? 'all'}`)}
        </Link>
      ))}
      {params.category ? <input type="hidden" name="category" value={params.category} /> : null}
    </fieldset>
  );
}
