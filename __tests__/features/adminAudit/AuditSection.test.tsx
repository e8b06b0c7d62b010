import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import type { AuditLine, AuditPage } from '../../../src/contract/schemas/adminAudit';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { plainLine } from '../../support/browser/auditLines';
import { checkAccessibility } from '../../support/browser/checkAccessibility';

test('lists events with their actors, and filters by member and kind', async () => {
  const asked: string[] = [];
  const page: AuditPage = {
    items: [
      {
        id: 7,
        at: '2026-11-20T12:00:00Z',
        event: 'rolesChanged',
        actor: { id: 1, username: 'ada' },
        subject: { id: 9, username: null },
        requestId: null,
        details: { added: 'ROLE_ADMIN' },
        ...plainLine,
      },
    ],
    older: 7,
    newer: null,
  };
  apiServer.use(
    http.get(`*${adminPaths.audit}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(page);
    }),
  );
  const { user, container } = await openAdministration('audit');
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(within(table).getByRole('rowheader', { name: 'Roles changed' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'ada' })).toHaveAttribute(
    'href',
    '/en/admin/users/1',
  );
  expect(within(table).getByText('Former member 9')).toBeVisible();
  expect(within(table).getByText('Administrator')).toBeVisible();
  await checkAccessibility(container);
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'grace{Enter}');
  expect(await screen.findByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await waitFor(() => expect(asked).toEqual(['', '?member=grace', '?member=grace&before=7']));
});

test('days filter by the hours that they have where the administrator is', async () => {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${adminPaths.audit}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ items: [], older: null, newer: null } satisfies AuditPage);
    }),
  );
  await openAdministration('audit?from=2026-11-20&to=2026-11-21');
  await screen.findByRole('button', { name: 'Clear search and filters' });
  const from = new Date(2026, 10, 20).toISOString();
  const to = new Date(2026, 10, 22).toISOString();
  await waitFor(() => expect(asked).toEqual([`?${new URLSearchParams({ from, to }).toString()}`]));
});

const line = (given: Partial<AuditLine>): AuditLine => ({
  id: 1,
  at: '2026-11-20T12:00:00Z',
  event: 'articleChanged',
  actor: { id: 1, username: 'ada' },
  subject: null,
  requestId: null,
  details: {},
  ...plainLine,
  ...given,
});

/** The details of one entry, as the table shows them. */
async function showDetails(given: Partial<AuditLine>) {
  const page: AuditPage = { items: [line(given)], older: null, newer: null };
  apiServer.use(http.get(`*${adminPaths.audit}`, () => HttpResponse.json(page)));
  await openAdministration('audit');
  const table = await screen.findByRole('table');
  const cell = within(table).getAllByRole('cell').at(-1);
  if (!cell) throw new Error('The line has no details.');
  return cell;
}

test('links an article by its title and names the restored version', async () => {
  const cell = await showDetails({
    details: { article: 68, version: 16, restoredFrom: 15 },
    article: { id: 68, title: 'High score', exists: true },
  });
  expect(within(cell).getByRole('link', { name: 'High score' })).toHaveAttribute(
    'href',
    '/en/admin/articles/68',
  );
  expect(cell).toHaveTextContent('VersionVersion 16Restored fromVersion 15');
});

test('shows the old and the new value of each changed setting', async () => {
  const cell = await showDetails({
    event: 'siteConfigured',
    details: { version: 4, changed: 'name registrationOpen descriptions' },
    changes: [
      { field: 'name', before: 'Old name', after: 'New name' },
      { field: 'registrationOpen', before: true, after: false },
      { field: 'descriptions.fr', before: null, after: 'Des records' },
    ],
  });
  expect(cell).toHaveTextContent('Site nameOld name → New name');
  expect(cell).toHaveTextContent('Registration is openYes → No');
  expect(cell).toHaveTextContent('Description of the home page (Français)nothing → Des records');
});

test('shows the count of repeated rejections, and links a support case', async () => {
  const cell = await showDetails({
    event: 'accessDenied',
    details: { method: 'GET', route: '/api/admin/users', case: 5 },
    count: 1500,
    lastAt: '2026-11-20T12:30:00Z',
    case: { id: 5, code: 'VGR-7K3F-9QXM', exists: true },
  });
  expect(cell).toHaveTextContent(/1,500 times within the hour, last on .*2026/);
  expect(cell).toHaveTextContent('RequestGET /api/admin/users');
  expect(within(cell).getByRole('link', { name: 'VGR-7K3F-9QXM' })).toHaveAttribute(
    'href',
    '/en/admin/support/5',
  );
});

test('shows why a log-in failed, and unknown details unchanged', async () => {
  const cell = await showDetails({
    event: 'loginFailed',
    details: { reason: 'accountDisabled', futureFact: 'x1' },
  });
  expect(cell).toHaveTextContent('ReasonAccount is disabledfutureFactx1');
});

test('an event about a thing does not concern its actor, one about an account does', async () => {
  const ada = { id: 1, username: 'ada' };
  const page: AuditPage = {
    items: [
      line({ id: 2, event: 'articleTrashed', subject: ada }),
      line({ id: 1, event: 'passwordChanged', subject: ada }),
    ],
    older: null,
    newer: null,
  };
  apiServer.use(http.get(`*${adminPaths.audit}`, () => HttpResponse.json(page)));
  await openAdministration('audit');
  const table = await screen.findByRole('table', { name: 'Audit log' });
  const [, article, password] = within(table).getAllByRole('row');
  if (!article || !password) throw new Error('Rows are missing.');
  expect(within(article).queryByText('Themselves')).not.toBeInTheDocument();
  expect(within(password).getByText('Themselves')).toBeVisible();
});
