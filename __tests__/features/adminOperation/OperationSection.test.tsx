import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import type { Job, QueuedMail } from '../../../src/contract/schemas/adminJobs';
import type {
  Operation,
  RankingWork,
  RequestHistory,
} from '../../../src/contract/schemas/adminOperation';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { listOf } from '../../support/fixtures/accounts';

const at = '2026-11-20T12:00:00.000Z';
const node: Operation['nodes'][number] = {
  id: '10000000-0000-4000-8000-000000000000',
  name: 'host-1',
  state: 'running',
  build: 'abc123',
  builtAt: '',
  runtime: 'Node 20.19.0',
  startedAt: at,
  seenAt: at,
};
const operation: Operation = {
  at,
  nodes: [node, { ...node, id: '2', name: 'host-2', state: 'lost' }],
  database: {
    version: '15.4',
    embedded: true,
    bytes: 10_485_760,
    tables: Array.from({ length: 10 }, (_, index) => ({
      name: `table_${index}`,
      bytes: 1024 * (10 - index),
      rows: index === 9 ? -1 : index,
    })),
  },
  pictures: { count: 7, bytes: 2048 },
  lastBackup: { finishedAt: at, bytes: 4096 },
};
const job: Job = {
  '@id': `${adminPaths.jobs}/mails`,
  '@type': 'Job',
  kind: 'mails',
  state: 'failing',
  lastRunAt: at,
  lastSuccessAt: null,
  lastErrorAt: at,
  lastError: 'ECONNREFUSED',
  failures: 3,
  nextRunAt: at,
  nbWaiting: 4,
  nbFailed: 2,
};
const mail: QueuedMail = {
  '@id': adminPaths.mail(7),
  '@type': 'Mail',
  id: 7,
  kind: 'welcome',
  state: 'waiting',
  recipient: 'a…@example.org',
  memberId: 1,
  attempts: 3,
  lastError: 'ECONNREFUSED',
  createdAt: at,
  nextAttemptAt: at,
  failedAt: null,
};
const points: RequestHistory['points'] = [
  { start: '2026-11-20T11:55:00.000Z', requests: 120, failures: 1, median: 8.4, p95: 40 },
  { start: at, requests: 0, failures: 0, median: null, p95: null },
];

const rankings: RankingWork = {
  nbWaiting: 0,
  waitingSince: null,
  nbFailing: 0,
  failures: [],
  nbGames: 360,
  nbRecounted: 355,
  nbMended: 2,
};

/** Serves the page; returns what was requested. */
function serve(
  parts: {
    mails?: QueuedMail[];
    jobs?: Job[];
    operation?: Operation;
    rankings?: RankingWork;
  } = {},
) {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return new HttpResponse(null, { status: 204 });
  };
  apiServer.use(
    http.get(`*${adminPaths.operation}`, () => {
      asked.push('operation');
      return HttpResponse.json(parts.operation ?? operation);
    }),
    http.get(`*${adminPaths.operationRequests}`, ({ request }) => {
      const hours = Number(new URL(request.url).searchParams.get('hours'));
      asked.push(`${hours} hours`);
      return HttpResponse.json({ hours, minutes: 5, points });
    }),
    http.get(`*${adminPaths.operationRankings}`, () => {
      asked.push('rankings');
      return HttpResponse.json(parts.rankings ?? rankings);
    }),
    http.get(`*${adminPaths.jobs}`, () => {
      asked.push('jobs');
      return HttpResponse.json(listOf(...(parts.jobs ?? [job])));
    }),
    http.get(`*${adminPaths.mails}`, ({ request }) => {
      const failed = new URL(request.url).searchParams.get('state') === 'failed';
      asked.push(failed ? 'failed mails' : 'waiting mails');
      return HttpResponse.json(failed ? listOf() : listOf(...(parts.mails ?? [mail])));
    }),
    http.post(`*${adminPaths.jobRun(':kind')}`, note),
    http.post(`*${adminPaths.mails}/:id/resend`, note),
    http.delete(`*${adminPaths.mails}/:id`, note),
  );
  return asked;
}

const card = (name: string) => screen.findByRole('region', { name });

test('shows nodes, jobs, mails, sizes and the last backup', async () => {
  serve();
  const { container } = await openAdministration('operation');
  const nodes = await card('Nodes');
  expect(await within(nodes).findByText('host-2')).toBeVisible();
  expect(
    within(nodes)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([expect.stringMatching(/^host-1Running/), expect.stringMatching(/^host-2Lost/)]);
  expect(within(await card('Background jobs')).getByText(/^ECONNREFUSED, /)).toBeVisible();
  expect(within(await card('Mails')).getByText('a…@example.org')).toBeVisible();
  const tiles = screen.getByText('Running nodes').closest('dl');
  expect(tiles).toHaveTextContent(/Running nodes1Failing jobs1Mails waiting4Mails given up2/);
  expect(tiles).toHaveTextContent(/Pictures2\.0 KB7 pictures/);
  expect(tiles).toHaveTextContent(/Last backup.*2026.*4\.0 KB/);
  expect(screen.getByText(/^Last updated at /)).toBeVisible();
  await checkAccessibility(container);
});

test('shows the largest tables first and all on request', async () => {
  serve();
  const { user } = await openAdministration('operation');
  const table = await screen.findByRole('table', { name: 'Tables by size' });
  expect(within(table).getAllByRole('row')).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Show all tables' }));
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('table_91.0 KB–');
});

test('shows requests as charts and as tables, over the chosen hours', async () => {
  const asked = serve();
  const { user } = await openAdministration('operation');
  await user.click(
    await screen.findByRole('button', { name: 'Show as table: Duration of requests' }),
  );
  const table = screen.getByRole('table', { name: 'Duration of requests' });
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/M840$/);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/\(incomplete\)––$/);
  await user.click(screen.getByRole('button', { name: '48 hours' }));
  await waitFor(() => expect(asked).toContain('48 hours'));
});

test('shows the work on rankings, and names the games and charts that fail', async () => {
  const game = { id: 4, slug: 'starlance', name: 'Starlance' };
  const failure = { game, chart: null, failures: 2, error: '57014', nextAttemptAt: at };
  const chart = { id: 9, slug: 'highest-score', name: 'Highest score' };
  const failures = [{ ...failure, chart, failures: 7 }, failure];
  serve({ rankings: { ...rankings, nbWaiting: 3, waitingSince: at, nbFailing: 2, failures } });
  const { container } = await openAdministration('operation');
  const work = await card('Rankings');
  expect(await within(work).findByText('Starlance: Highest score')).toBeVisible();
  expect(within(work).getByText('Games waiting').closest('dl')).toHaveTextContent(
    /Games waiting3Oldest changeNov 20, 2026.*Failing2Games recounted in 30 days355 of 360Wrong values mended2/,
  );
  const [first, second] = within(work).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Failed attempts7Last error57014Next attemptNov 20, 2026/);
  expect(second).toHaveTextContent(/^StarlanceFailing/);
  const links = within(work).getAllByRole('link', { name: /^Open: Starlance/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/highest-score-chart-c9',
    '/en/starlance-game-g4',
  ]);
  await checkAccessibility(container);
});

test('starts a job', async () => {
  const asked = serve();
  const { user } = await openAdministration('operation');
  await user.click(await screen.findByRole('button', { name: 'Run now: Send mails' }));
  expect(await screen.findByText('Send mails: starts within seconds')).toBeVisible();
  expect(asked).toContain('POST /api/admin/jobs/mails/run');
});

test('sends a mail again, and discards one after asking', async () => {
  const asked = serve();
  const { user } = await openAdministration('operation');
  await user.click(await screen.findByRole('button', { name: /^Send again: Welcome/ }));
  expect(await screen.findByText('The mail will be sent within seconds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Discard: Welcome/ }));
  const dialog = screen.getByRole('dialog', { name: 'Discard this mail?' });
  expect(asked).not.toContain('DELETE /api/admin/mails/7');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The mail was discarded')).toBeVisible();
  expect(asked).toContain('DELETE /api/admin/mails/7');
});

test('does not offer to change a mail that is being sent', async () => {
  serve({ mails: [{ ...mail, state: 'sending' }] });
  await openAdministration('operation');
  expect(await screen.findByRole('button', { name: /^Send again: / })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Discard: / })).toBeDisabled();
});

test('says so when there is nothing, and when there is no backup', async () => {
  serve({ mails: [], jobs: [], operation: { ...operation, nodes: [], lastBackup: null } });
  const { user } = await openAdministration('operation');
  expect(await screen.findByText('No node has reported yet')).toBeVisible();
  expect(await screen.findByText('No job is set up yet')).toBeVisible();
  expect(await screen.findByText('No mail is waiting')).toBeVisible();
  expect(screen.getByText('None yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Given up/ }));
  expect(await screen.findByText('No mail was given up')).toBeVisible();
});

test('reports each failure where it belongs, and recovers', async () => {
  serve();
  const refuse = () => HttpResponse.json({ detail: 'Not now.' }, { status: 503 });
  apiServer.use(
    http.get(`*${adminPaths.operation}`, refuse, { once: true }),
    http.get(`*${adminPaths.mails}`, refuse),
  );
  const { user } = await openAdministration('operation');
  expect(await within(await card('Mails')).findByText(/Not now\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Run now: Send mails' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nodes' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('region', { name: 'Nodes' })).toBeVisible();
});

test('refreshes every part of the page', async () => {
  const asked = serve();
  const { user } = await openAdministration('operation');
  await screen.findByText('a…@example.org');
  await screen.findByRole('button', { name: 'Show as table: Requests' });
  asked.length = 0;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() =>
    expect(asked.toSorted()).toEqual([
      '6 hours',
      'failed mails',
      'jobs',
      'operation',
      'rankings',
      'waiting mails',
    ]),
  );
});

test('shows that the numbers of jobs and mails are unknown when they cannot be loaded', async () => {
  serve();
  apiServer.use(http.get(`*${adminPaths.jobs}`, () => new HttpResponse(null, { status: 503 })));
  await openAdministration('operation');
  const tiles = (await screen.findByText('Running nodes')).closest('dl');
  await waitFor(() =>
    expect(tiles).toHaveTextContent('Running nodes1Failing jobs–Mails waiting–Mails given up–'),
  );
});

test.each([
  ['2026-11-19T11:59:00.000Z', true],
  ['2026-11-19T12:01:00.000Z', false],
])('warns of a backup that is older than a day: %s, %s', async (finishedAt, warned) => {
  serve({ operation: { ...operation, lastBackup: { finishedAt, bytes: 4096 } } });
  await openAdministration('operation');
  const name = await screen.findByText('Last backup');
  const tile = name.parentElement;
  await waitFor(() => expect(tile).toHaveTextContent('4.0 KB'));
  expect(tile?.querySelector('svg') !== null).toBe(warned);
});

test('is not for administrators', async () => {
  serve();
  await openAdministration('operation', 'ROLE_ADMIN');
  expect(screen.queryByRole('heading', { name: 'Operation' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Operation' })).not.toBeInTheDocument();
});
