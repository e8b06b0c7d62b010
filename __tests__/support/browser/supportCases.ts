import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import type { AuditLine } from '../../../src/contract/schemas/adminAudit';
import type { SupportCase, SupportCaseUpdate } from '../../../src/contract/schemas/support';
import { apiServer } from './apiServer';
import { plainLine } from './auditLines';
import { collection } from '../fixtures/collection';

export const supportCase = (given: Partial<SupportCase> = {}): SupportCase => ({
  '@id': adminPaths.supportCase(5),
  '@type': 'SupportCase',
  id: 5,
  code: 'VGR-7K3F-9QXM',
  status: 'open',
  summary: 'The list stays empty.',
  description: 'The list stays empty.\nOn every page.',
  notes: '',
  reporter: { id: 12, username: 'grace' },
  locale: 'fr',
  appVersion: '0.1.0',
  page: '/en/articles',
  browser: 'Firefox 131',
  operatingSystem: 'Windows',
  build: 'c0ffee',
  viewport: { width: 1440, height: 900, pixelRatio: 1 },
  timeZone: 'Europe/Rome',
  errors: [
    {
      ago: 61_000,
      name: 'TypeError',
      message: 'Failed to fetch',
      frames: ['/assets/7.js:1:20'],
      count: 3,
    },
  ],
  requests: [
    {
      ago: 1500,
      method: 'GET',
      route: '/api/articles/{id}',
      status: 503,
      reason: 'http',
      duration: 42,
    },
  ],
  actions: 42,
  snapshotBytes: 120_000,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
  ...given,
});

const line = (id: number, given: Partial<AuditLine>): AuditLine => ({
  id,
  at: `2026-11-20T12:0${id}:00.000Z`,
  event: 'supportCaseOpened',
  actor: { id: 1, username: 'ada' },
  subject: { id: 12, username: 'grace' },
  requestId: null,
  details: { case: 5 },
  ...plainLine,
  case: { id: 5, code: 'VGR-7K3F-9QXM', exists: true },
  ...given,
});

/**
 * One case as the server stores it, with its history in pages of two; `asked` lists the requests that would change or
 * download it.
 */
export function serveCase(given: Partial<SupportCase> = {}) {
  let current = supportCase(given);
  const asked: string[] = [];
  const history: AuditLine[] = [
    line(1, { event: 'supportCaseSent', actor: { id: 12, username: 'grace' } }),
    line(2, {}),
  ];
  const record = (entry: Partial<AuditLine>) => history.push(line(history.length + 1, entry));
  apiServer.use(
    http.get(`*${adminPaths.supportCases}`, ({ request }) => {
      asked.push(`list${new URL(request.url).search}`);
      return HttpResponse.json(collection(adminPaths.supportCases, [current]));
    }),
    http.get(`*${adminPaths.supportCase(current.id)}`, () => HttpResponse.json(current)),
    http.get(`*${adminPaths.audit}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const before = Number(searchParams.get('before') ?? 100);
      const older = history.toReversed().filter(({ id }) => id < before);
      const ofCase = searchParams.get('case') === String(current.id);
      const items = ofCase ? older.slice(0, 2) : [];
      return HttpResponse.json({
        items,
        older: older.length > 2 ? items.at(-1)?.id : null,
        newer: before === 100 ? null : items[0]?.id,
      });
    }),
    http.put<never, SupportCaseUpdate>(
      `*${adminPaths.supportCase(current.id)}`,
      async ({ request }) => {
        const change = await request.json();
        asked.push(JSON.stringify(change));
        const to = change.status ?? current.status;
        const details = { case: 5, from: current.status, to, notes: true };
        record({ event: 'supportCaseChanged', details });
        current = { ...current, ...change };
        return HttpResponse.json(current);
      },
    ),
    http.delete(`*${adminPaths.supportCase(current.id)}`, () => {
      asked.push('delete');
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*${adminPaths.supportSnapshot(current.id)}`, () => {
      record({ event: 'supportSnapshotDownloaded' });
      return HttpResponse.text('{"payload":"[]"}');
    }),
  );
  return asked;
}
