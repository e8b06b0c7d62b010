import { articleListView } from '../../../src/contract/views/articleListView';
import { ArticleFilters } from '../../../src/features/articles/list/ArticleFilters';
import { CategoryLinks } from '../../../src/features/articles/list/CategoryLinks';
import { PrintedFilters } from '../../../src/print/pages/PrintedFilters';
import { printMarkup } from '../../support/browser/printMarkup';

const params = {
  ...articleListView.defaults,
  search: 'café',
  category: 'retro',
  sort: 'oldest',
  itemsPerPage: 24,
} as const;

const print = () =>
  printMarkup(
    <PrintedFilters page="ArticleList" submit="Rechercher">
      <ArticleFilters params={params}>
        <CategoryLinks params={params} />
      </ArticleFilters>
    </PrintedFilters>,
    { language: 'fr', at: '/fr/articles' },
  );

test('sends the current search to the article list', async () => {
  const body = await print();
  expect(body.querySelector('form')).toHaveAttribute('action', '/fr/articles');
  const fields = [...body.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
    .filter((field) => !field.matches('[type="checkbox"]:not(:checked)'))
    .map((field) => [field.name, field.value]);
  expect(articleListView.read(new URLSearchParams(fields))).toEqual(params);
});

test('links to the categories keep the rest of the search', async () => {
  const body = await print();
  const current = body.querySelector('[aria-current]');
  expect(current).toHaveTextContent('Rétro');
  expect(body.querySelector('.choice-row a')).toHaveAttribute(
    'href',
    '/fr/articles?search=caf%C3%A9&sort=oldest&size=24',
  );
});
