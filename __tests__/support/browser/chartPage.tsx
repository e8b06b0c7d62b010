import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { Chart, OwnRankedScore, RankedScore } from '../../../src/contract/schemas/charts';
import { ChartPage } from '../../../src/features/records/chartBoard/ChartPage';
import { boardOf, chart, rankedScore, time, valuesOf } from '../fixtures/boards';
import { session } from '../fixtures/session';
import { ada, sessionReply } from '../fixtures/users';
import { apiServer } from './apiServer';
import { renderWithStore } from './renderWithStore';

const path = paths.chartRanking(9);

/** How the server answers a request for a page of the board. */
export type Respond = (search: URLSearchParams) => Response | Promise<Response>;

export const giveBoard = (respond: Respond) =>
  apiServer.use(http.get(`*${path}`, ({ request }) => respond(new URL(request.url).searchParams)));

export const giveChart = (given: Partial<Chart>) =>
  apiServer.use(http.get(`*${paths.chart(9)}`, () => HttpResponse.json(chart(given))));

interface GivenPage {
  total?: number;
  next?: string;
  previous?: string;
  /** The best score of the board; the first of the page without it. */
  first?: RankedScore;
  /** The id of the score that the page is around. */
  around?: number | null;
  /** The member’s own score; null without one. */
  own?: OwnRankedScore | null;
}

export const boardPage = (scores: RankedScore[], given: GivenPage = {}) => {
  const { own, around, first = scores[0], ...page } = given;
  return HttpResponse.json({
    ...boardOf(path, scores, page),
    first: first ? { rank: 1, values: first.values } : null,
    ...(around === undefined ? {} : { around }),
    ...(own === undefined ? {} : { own }),
  });
};

/** Renders the page of chart 9, for a guest unless `member` is set. */
export async function renderChart(query = '', { member = false } = {}) {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<ChartPage />, {
    at: `/en/chart-9-chart-c9${query}`,
    ...(member ? { preloadedState: { auth } } : {}),
  });
}

export const boardTable = () => screen.findByRole('table', { name: 'Chart 9' });
export const boardRows = async () =>
  within(await boardTable())
    .getAllByRole('row')
    .slice(1);
/** The texts of a column of the board. */
export const boardCells = async (column: number) =>
  (await boardRows()).map((row) => row.children[column]?.textContent?.trim());
/** The places with a medal on the page, as screen readers hear them. */
export const medals = () =>
  [...document.querySelectorAll('.board-top .board-rank > .visually-hidden')].map(
    ({ textContent }) => textContent,
  );

/** Times whose second place is shared: ranks 1, 2, 2, 4. */
export const tiedTimes = [65_430, 65_931, 65_931, 126_000].map((amount, index) =>
  rankedScore({
    id: index + 1,
    rank: [1, 2, 2, 4][index] ?? 1,
    tied: [1, 2, 2, 1][index] ?? 1,
    values: valuesOf([amount], [time]),
  }),
);
