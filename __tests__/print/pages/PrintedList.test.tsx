import { overviewFromWire } from '../../../src/api/wire/articleFromWire';
import { articleListView } from '../../../src/contract/views/articleListView';
import { PrintedList } from '../../../src/print/pages/PrintedList';
import { articleSummaries } from '../../support/fixtures/articles';
import { printMarkup } from '../../support/browser/printMarkup';

const print = (search: string, count: number, total: number) =>
  printMarkup(
    <PrintedList
      params={articleListView.read(new URLSearchParams(search))}
      articles={{
        items: articleSummaries(count).flatMap((wire) => overviewFromWire(wire) ?? []),
        total,
      }}
    />,
    { at: `/en/articles${search}` },
  );

test('has the articles and links to the other pages of the same search', async () => {
  const body = await print('?category=news&page=2', 12, 57);
  expect(body.querySelector('h2')).toHaveTextContent('57 articles found');
  expect(body.querySelectorAll('article a')).toHaveLength(12);
  const next = body.querySelector('a[rel="next"]');
  expect(next).toHaveAttribute('href', '/en/articles?category=news&page=3');
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});

test('without a match it links to the list without filters', async () => {
  const body = await print('?search=x', 0, 0);
  expect(body).toHaveTextContent('No articles match your search');
  expect(body.querySelector('.empty-state a')).toHaveAttribute('href', '/en/articles');
  expect(body.querySelector('nav')).toBeNull();
});

test('past the end it links to the last page', async () => {
  const body = await print('?page=40', 0, 57);
  expect(body).toHaveTextContent('There is no page 40');
  expect(body.querySelector('.empty-state a')).toHaveAttribute('href', '/en/articles?page=5');
});
