import { chartDetailsFromWire, scoresFromWire } from '../../../src/api/wire/boardFromWire';
import { boardView } from '../../../src/contract/views/boardViews';
import { paths } from '../../../src/contract/paths';
import { PrintedChart } from '../../../src/print/pages/PrintedChart';
import { printMarkup } from '../../support/browser/printMarkup';
import { tiedTimes } from '../../support/browser/chartPage';
import { boardOf, chart, time } from '../../support/fixtures/boards';
import { orbit, pocket } from '../../support/fixtures/games';

async function print(search = '', next?: string, scores = 4) {
  const details = chartDetailsFromWire(
    chart({ columns: [time], platforms: [orbit, pocket], nbScore: scores }),
  );
  const page = boardOf(paths.chartRanking(9), tiedTimes, next === undefined ? {} : { next });
  const board = scoresFromWire({ ...page, first: { rank: 1, values: tiedTimes[0]?.values } });
  if (!details || !board) throw new Error('The fixtures cannot be read.');
  return printMarkup(
    <PrintedChart
      chart={details}
      board={board}
      view={boardView.read(new URLSearchParams(search))}
    />,
    { at: `/en/chart-9-chart-c9${search}` },
  );
}

test('has the board with medals, links to players and a place for the gaps of members', async () => {
  const body = await print();
  expect(body.querySelectorAll('tbody .board-top')).toHaveLength(3);
  expect(body.querySelectorAll('tbody .board-mine-slot:empty')).toHaveLength(4);
  const rows = [...body.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(4);
  expect(rows[3]).toHaveTextContent('2:06.000+1:00.570');
  expect(rows[3]?.querySelector('a')).toHaveAttribute('href', '/en/members/player-4');
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});

test('has links to each view and page, which keep the platform', async () => {
  const body = await print('?platform=4', 'abc');
  const tabs = [...body.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('href'));
  const around = encodeURIComponent('/en/chart-9-chart-c9?around=me');
  expect(tabs).toEqual([
    '/en/chart-9-chart-c9?platform=4',
    `/en/login?redirect=${around}`,
    '/en/chart-9-chart-c9?platform=4&country=US',
  ]);
  expect(body.querySelector('a[rel="next"]')).toHaveAttribute(
    'href',
    '/en/chart-9-chart-c9?after=abc&platform=4',
  );
});

test('has a form that submits platform and country', async () => {
  const body = await print('?platform=4&country=JP');
  expect(body.querySelector('form')).toHaveFormValues({ country: 'JP', platform: '4' });
});

test('has forms that lead to a place and to a player, and keep platform and country', async () => {
  const body = await print('?platform=4&country=JP&search=kes', undefined, 51);
  const [, toPlace, toPlayer] = body.querySelectorAll('form');
  expect(toPlace).toHaveFormValues({ country: 'JP', platform: '4', rank: '' });
  expect(toPlayer).toHaveFormValues({ country: 'JP', platform: '4', search: 'kes' });
  expect(body).toHaveTextContent('No player whose name begins with “kes” is on this board.');
});

test('has the place of the timeline below the board', async () => {
  const body = await print();
  expect(body.querySelector('.board-panel + section h2')).toHaveTextContent(
    'How the record changed',
  );
});
