import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import type { AdminOverview } from '../../../src/contract/schemas/adminOverview';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { problem } from '../../support/fixtures/errors';
import { latestScore } from '../../support/fixtures/records';
import { ada } from '../../support/fixtures/users';

const at = '2026-11-20T10:00:00Z';
const none = { total: 0, items: [] };
const quiet: AdminOverview = {
  articleDrafts: none,
  scheduledArticles: none,
  gameDrafts: none,
  openCases: none,
  work: {
    failingJobs: [],
    nbMailWaiting: 0,
    nbMailFailed: 0,
    nbRankingWaiting: 0,
    rankingWaitingSince: null,
    nbRankingFailing: 0,
  },
  newMembers: none,
  newcomerScores: [],
};
const serve = (overview: AdminOverview) =>
  apiServer.use(http.get(`*${adminPaths.overview}`, () => HttpResponse.json(overview)));
const card = (name: string) => screen.findByRole('region', { name });

test('shows what waits, each with a link to where one works on it', async () => {
  const score = latestScore(31);
  serve({
    ...quiet,
    articleDrafts: {
      total: 7,
      items: [
        { id: 3, name: 'Mine', editedAt: at, editedBy: { id: ada.id, username: ada.username } },
        { id: 4, name: null, editedAt: at, editedBy: { id: 99, username: 'grace' } },
      ],
    },
    scheduledArticles: { total: 1, items: [{ id: 5, name: 'Soon', publishedAt: at }] },
    openCases: {
      total: 1,
      items: [{ id: 6, code: 'VGR-7K3F-9QXM', summary: 'It broke', createdAt: at }],
    },
    work: {
      failingJobs: ['retention'],
      nbMailWaiting: 2,
      nbMailFailed: 1,
      nbRankingWaiting: 4,
      rankingWaitingSince: at,
      nbRankingFailing: 0,
    },
    newMembers: { total: 1, items: [{ id: 12, username: 'grace', createdAt: at }] },
    newcomerScores: [score],
  });
  const { container } = await openAdministration('');
  const drafts = within(await card('Article drafts'));
  expect(drafts.getByRole('link', { name: 'Mine' })).toHaveAttribute(
    'href',
    '/en/admin/articles/3',
  );
  expect(drafts.getByText(/by you$/)).toBeVisible();
  expect(drafts.getByRole('link', { name: 'Untitled' })).toBeVisible();
  expect(drafts.getByText(/by grace$/)).toBeVisible();
  expect(drafts.getByRole('link', { name: 'All 7: Article drafts' })).toHaveAttribute(
    'href',
    '/en/admin/articles?state=draft',
  );
  expect(
    within(await card('Scheduled articles')).getByRole('link', { name: 'Soon' }),
  ).toBeVisible();
  expect(
    within(await card('Open support cases')).getByRole('link', { name: 'It broke' }),
  ).toHaveAttribute('href', '/en/admin/support/6');
  const work = within(await card('Jobs, mails and rankings'));
  expect(work.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This job fails: Delete expired data',
    '1 mail could not be sent',
    '2 mails wait',
    expect.stringMatching(/^The rankings of 4 games wait/),
  ]);
  expect(within(await card('New members')).getByRole('link', { name: 'grace' })).toHaveAttribute(
    'href',
    '/en/admin/users/12',
  );
  const scores = within(await card('Latest scores of new members'));
  expect(scores.getByRole('link', { name: new RegExp(`^${score.chart.name}: `) })).toHaveAttribute(
    'href',
    `/en/score/${score.id}`,
  );
  await checkAccessibility(container);
});

test('says of each list that nothing waits', async () => {
  serve(quiet);
  await openAdministration('');
  for (const text of [
    'No article is scheduled.',
    'No case waits.',
    'Everything is done.',
    'New members have not posted a score yet.',
    'Nobody has registered in the last 30 days.',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText('No draft waits.')).toHaveLength(2);
});

test('has no card for what the roles do not include', async () => {
  serve({
    articleDrafts: null,
    scheduledArticles: null,
    gameDrafts: none,
    openCases: null,
    work: null,
    newMembers: null,
    newcomerScores: null,
  });
  await openAdministration('', 'ROLE_VGR_GAME');
  await card('Games in preparation');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('says why it could not be loaded', async () => {
  apiServer.use(
    http.get(`*${adminPaths.overview}`, () =>
      HttpResponse.json(problem(500, 'No'), { status: 500 }),
    ),
  );
  await openAdministration('');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
