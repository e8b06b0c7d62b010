import { mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { actionClass } from '../../../components/buttons/actionClass';
import '../../../components/forms/SearchField.css';
import { Icon } from '../../../components/Icon';
import { articleCategories, type ArticleCategory } from '../../../contract/articleFilters';
import { articleListView, type ArticleListView } from '../../../contract/views/articleListView';
import { limits } from '../../../contract/limits';
import { useRoute } from '../../../navigation/useRoute';
import { categoryIcon } from '../categoryIcons';
import '../../../components/forms/ListFilters.css';
import { FeaturedChoice } from './FeaturedChoice';
import { ListChoice } from '../../../components/forms/ListChoice';
import { useListOptions } from './useListOptions';

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

/** The search string of the list with another category. */
const categoryQuery = (params: ArticleListView, category: ArticleCategory | null) =>
  articleListView.queryFor({ ...params, page: 1, category });

/**
 * The filters in a printed document: a form and links of the browser's own, which work without script and take the same
 * space as the controls that replace them. With script they are not visible.
 */
export function ArticleSearchForm({ params }: { params: ArticleListView }) {
  const { t } = useTranslation(['articlePages', 'articles']);
  const { pathTo } = useRoute();
  const { sorts, sizes } = useListOptions();
  return (
    <form {...landmark} action={pathTo('ArticleList')} className="list-filters search-form">
      <div className="list-filter-fields">
        <div className="field-box">
          <Icon path={mdiMagnify} />
          <input
            type="search"
            name="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            defaultValue={params.search}
            maxLength={limits.searchLength}
          />
        </div>
        <ListChoice
          name="sort"
          label={t('sort.label')}
          defaultValue={params.sort}
          options={sorts}
        />
        <ListChoice
          name="size"
          label={t('perPage')}
          defaultValue={params.itemsPerPage}
          options={sizes}
        />
      </div>
      <div className="list-filter-choices">
        <fieldset aria-label={t('articles:category')} className="choice-row">
          {[null, ...articleCategories].map((category) => (
            <Link
              key={category ?? 'all'}
              to={categoryQuery(params, category)}
              aria-current={category === params.category ? 'true' : undefined}
              className="pressable choice-chip"
            >
              {category ? <Icon path={categoryIcon(category)} className="choice-icon" /> : null}
              {t(`articles:categories.${category ?? 'all'}`)}
            </Link>
          ))}
        </fieldset>
        {params.category ? <input type="hidden" name="category" value={params.category} /> : null}
        <FeaturedChoice name="featured" value="true" defaultChecked={params.featured} />
      </div>
      <noscript>
        <button type="submit" className={actionClass('contained')}>
          {t('search.label')}
        </button>
      </noscript>
    </form>
  );
}
