import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from './api';
import { articlesPerPage } from './feed';
import { FeedItem } from './FeedItem';
import { store } from './store';

const readFilter = (search: URLSearchParams) => ({
  page: Number(search.get('page') ?? '1'),
  tag: search.get('tag') ?? undefined,
});

/** The requests start beside the page's code, not when it renders. */
export function loader({ request }: LoaderFunctionArgs) {
  void store.dispatch(api.endpoints.getTags.initiate());
  void store.dispatch(
    api.endpoints.getFeed.initiate(readFilter(new URL(request.url).searchParams)),
  );
  return null;
}

function Pages({ total, page }: { total: number; page: number }) {
  const [, setSearch] = useSearchParams();
  const pages = Array.from({ length: Math.ceil(total / articlesPerPage) }, (_, index) => index + 1);
  return (
    <ul className="pages">
      {pages.map((number) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => setSearch({ page: String(number) })}
          >
            {number}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Articles() {
  const { t } = useTranslation(['articles', 'common', 'home']);
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const { data, isError } = api.endpoints.getFeed.useQuery(filter);
  if (isError) return <p role="alert">{t('articles:error.loadFailed')}</p>;
  if (!data) return <p aria-busy="true">{t('common:loading')}</p>;
  return (
    <>
      {data.articles.map((article) => (
        <FeedItem key={article.id} article={article} />
      ))}
      <Pages total={data.total} page={filter.page} />
    </>
  );
}

function Tags() {
  const { t } = useTranslation(['articles', 'common', 'home']);
  const [, setSearch] = useSearchParams();
  const { data = [] } = api.endpoints.getTags.useQuery();
  return (
    <aside className="tags">
      <h2>{t('articles:category')}</h2>
      {data.map((tag) => (
        <button key={tag} type="button" onClick={() => setSearch({ tag })}>
          {tag}
        </button>
      ))}
    </aside>
  );
}

export function Component() {
  const { t } = useTranslation(['articles', 'common', 'home']);
  return (
    <>
      <div className="banner">
        <h1>{t('home:welcome.title', { site: 'Reference' })}</h1>
        <p>{t('home:welcome.description')}</p>
      </div>
      <div className="columns">
        <div>
          <Articles />
        </div>
        <Tags />
      </div>
    </>
  );
}
