import { printPlatform, printSeries } from '../../../src/print/pages/printSeries';
import { paths } from '../../../src/contract/paths';
import { seriesPaths } from '../../../src/contract/seriesPaths';
import { printMarkup } from '../../support/browser/printMarkup';
import { boardOf, standing } from '../../support/fixtures/boards';
import { collection } from '../../support/fixtures/collection';
import { gameSummary, platformDetails, series } from '../../support/fixtures/games';

const games = collection(paths.games, [gameSummary({ id: 1 })], 30);

test('a series has its games, its players and links to the pages around', async () => {
  const address = '/en/skyline-series-s6?by=medals';
  const seriesRanking = boardOf(seriesPaths.ranking(6), [standing(1), standing(2)], { next: 'n1' });
  const reads = { seriesDetails: series(), seriesGames: games, seriesRanking };
  const body = await printMarkup(printSeries({ address, reads }), { at: address });
  expect(body.querySelector('h1')).toHaveTextContent('Skyline');
  expect(body.querySelectorAll('.card-grid h3')).toHaveLength(1);
  expect(body.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(body.querySelector('a[rel="next"]')).toHaveAttribute(
    'href',
    '/en/skyline-series-s6?by=medals&after=n1',
  );
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});

test('a platform has its games, a link to all of them, its players and links to the pages around', async () => {
  const address = '/en/orbit-64-platform-p3?by=medals';
  const platformRanking = boardOf(seriesPaths.platformRanking(3), [standing(1)], { next: 'n1' });
  const reads = { platformDetails: platformDetails(), platformGames: games, platformRanking };
  const body = await printMarkup(printPlatform({ address, reads }), { at: address });
  expect(body.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(body.querySelector('a[rel="next"]')).toHaveAttribute('href', `${address}&after=n1`);
  expect(body.querySelector('h1')).toHaveTextContent('Orbit 64');
  expect(body.querySelector('a[href="/en/games?platform=3"]')).toHaveTextContent('All 30 games');
});
