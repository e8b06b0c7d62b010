import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { collection } from '../../support/fixtures/collection';
import { problem } from '../../support/fixtures/errors';
import { matchingMedia } from '../../support/browser/browserGaps';
import { serveCase } from '../../support/browser/supportCases';

// The table renders as many rows as fit, and jsdom has no layout; the cards of a narrow screen show the same list.
beforeEach(() => matchingMedia.add('(max-width: 760px)'));

const serveList = (answer: () => Response) =>
  apiServer.use(http.get(`*${adminPaths.supportCases}`, answer));

test('lists reports with their senders, and filters by status and code', async () => {
  const asked = serveCase();
  const { user, container } = await openAdministration('support', 'ROLE_ADMIN');
  const code = await screen.findByRole('link', { name: 'VGR-7K3F-9QXM' });
  expect(code).toHaveAttribute('href', '/en/admin/support/5');
  expect(screen.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/en/admin/users/12');
  expect(screen.getByText('The list stays empty.')).toBeVisible();
  await checkAccessibility(container);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Closed' }));
  await waitFor(() => expect(asked.at(-1)).toContain('status=closed'));
  await user.type(screen.getByRole('searchbox', { name: 'Search support codes' }), 'VGR-7K');
  await waitFor(() => expect(asked.at(-1)).toContain('code=VGR-7K'));
});

test('filters by page, browser, error and version in the URL', async () => {
  const asked = serveCase();
  const { user, address } = await openAdministration('support?version=0.1', 'ROLE_ADMIN');
  await screen.findByRole('link', { name: 'VGR-7K3F-9QXM' });
  expect(asked.at(-1)).toContain('version=0.1');
  const fields = [
    ['Page', 'path', 'articles'],
    ['Browser or system', 'browser', 'Firefox'],
    ['Error or request', 'error', '503'],
  ] as const;
  for (const [label, name, text] of fields) {
    await user.type(screen.getByRole('searchbox', { name: label }), text);
    await waitFor(() => expect(asked.at(-1)).toContain(`${name}=${text}`));
  }
  expect(address()).toBe('/en/admin/support?path=articles&browser=Firefox&error=503&version=0.1');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/en/admin/support');
  expect(screen.getByRole('searchbox', { name: 'Page' })).toHaveValue('');
});

test('a guest’s case has no name', async () => {
  serveCase({ reporter: null });
  await openAdministration('support', 'ROLE_ADMIN');
  expect(await screen.findByText(/^Guest/)).toBeVisible();
});

test('an empty list shows a message', async () => {
  serveList(() => HttpResponse.json(collection(adminPaths.supportCases, [])));
  await openAdministration('support', 'ROLE_ADMIN');
  expect(await screen.findByRole('heading', { name: 'No problems reported' })).toBeVisible();
});

test('a failure is reported and can be retried', async () => {
  let broken = true;
  serveList(() =>
    broken
      ? HttpResponse.json(problem(500, 'It broke.'), { status: 500 })
      : HttpResponse.json(collection(adminPaths.supportCases, [])),
  );
  const { user } = await openAdministration('support', 'ROLE_ADMIN');
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No problems reported' })).toBeVisible();
});
