import { gameFromWire } from '../../../src/api/wire/gameFromWire';
import { referenceFromWire } from '../../../src/api/wire/referenceFromWire';
import { gameListView } from '../../../src/contract/views/gameListView';
import { PrintedGames } from '../../../src/print/pages/PrintedGames';
import { printMarkup } from '../../support/browser/printMarkup';
import { allSeries, gameSummary, platforms } from '../../support/fixtures/games';

const print = (search: string, count: number, total: number) =>
  printMarkup(
    <PrintedGames
      params={gameListView.read(new URLSearchParams(search))}
      games={{
        items: Array.from({ length: count }, (_, index) => gameSummary({ id: index + 1 })).flatMap(
          (wire) => gameFromWire(wire) ?? [],
        ),
        total,
      }}
      choices={{
        platforms: platforms.flatMap((wire) => referenceFromWire(wire) ?? []),
        series: allSeries.flatMap((wire) => referenceFromWire(wire) ?? []),
      }}
    />,
    { at: `/en/games${search}` },
  );

test('has the games and links to the other pages of the same search', async () => {
  const body = await print('?letter=s&page=2', 24, 57);
  expect(body.querySelector('h2')).toHaveTextContent('57 games');
  expect(body.querySelectorAll('h3 a')).toHaveLength(24);
  // Members see how far they are in each.
  expect(body.querySelectorAll('.member-slot')).toHaveLength(24);
  expect(body.querySelector('a[rel="next"]')).toHaveAttribute('href', '/en/games?letter=s&page=3');
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});

test('has a form that submits every filter to the list', async () => {
  const body = await print('?search=sky&letter=s&platform=4&series=6&sort=name', 2, 2);
  const form = body.querySelector('form');
  expect(form).toHaveAttribute('action', '/en/games');
  expect(form).toHaveFormValues({
    search: 'sky',
    letter: 's',
    platform: '4',
    series: '6',
    sort: 'name',
  });
  const letter = [...body.querySelectorAll('form a')].find(
    ({ textContent }) => textContent === 'B',
  );
  expect(letter).toHaveAttribute(
    'href',
    '/en/games?search=sky&letter=b&platform=4&series=6&sort=name',
  );
});

test('without a match it links to the list without filters', async () => {
  const body = await print('?search=x', 0, 0);
  expect(body).toHaveTextContent('No game matches');
  expect(body.querySelector('.empty-state a')).toHaveAttribute('href', '/en/games');
});

test('past the end it links to the last page', async () => {
  const body = await print('?page=40', 0, 57);
  expect(body).toHaveTextContent('There is no page 40');
  expect(body.querySelector('.empty-state a')).toHaveAttribute('href', '/en/games?page=3');
});
