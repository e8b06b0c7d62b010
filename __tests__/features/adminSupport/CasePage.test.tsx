import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { problem } from '../../support/fixtures/errors';
import { serveCase } from '../../support/browser/supportCases';

const openCase = async () => {
  const rendered = await openAdministration('support/5', 'ROLE_ADMIN');
  await screen.findByRole('heading', { level: 1, name: 'VGR-7K3F-9QXM' });
  return rendered;
};
const history = async () => {
  const list = await screen.findByRole('list', { name: 'History' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('shows the report and its diagnostics, and has no accessibility violations', async () => {
  serveCase();
  const { container } = await openCase();
  expect(screen.getByText(/On every page/)).toBeVisible();
  expect(screen.getByText('Français')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in replay console' })).toHaveAttribute(
    'href',
    '/replay.html?case=5&language=en',
  );
  await history();
  await checkAccessibility(container);
});

test('shows where the problem happened and which requests had failed', async () => {
  serveCase();
  await openCase();
  for (const fact of [
    '/en/articles',
    'Firefox 131',
    'Windows',
    '1440 × 900',
    'Europe/Rome',
    'c0ffee',
  ]) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  const table = within(screen.getByRole('table', { name: 'Failed requests' }));
  const row = table.getByRole('row', { name: /GET/ });
  expect(row).toHaveTextContent(/GET \/api\/articles\/\{id\}50342 ms1\.5 sec before the report/);
  const [item] = within(screen.getByRole('list', { name: 'Errors' })).getAllByRole('listitem');
  expect(item).toHaveTextContent(/TypeError: Failed to fetch.*7\.js:1:20.*1 min before.*3 times/);
});

test('shows a message when no request had failed', async () => {
  serveCase({ errors: [], requests: [], viewport: null, browser: '' });
  await openCase();
  expect(screen.getByText('No requests failed.')).toBeVisible();
  expect(screen.getByText('No errors were recorded.')).toBeVisible();
});

test('its history shows who opened and changed it, and loads earlier entries', async () => {
  const asked = serveCase();
  const { user } = await openCase();
  expect(await history()).toEqual([
    expect.stringMatching(/^Support case openedada/),
    expect.stringMatching(/^Support case sentgrace/),
  ]);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'In progress' }));
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Asked.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The changes have been saved.')).toBeVisible();
  expect(asked.at(-1)).toBe('{"status":"inProgress","notes":"Asked."}');
  await waitFor(async () =>
    expect((await history())[0]).toMatch(/Status: Open → In progress · Notes edited$/),
  );
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(async () =>
    expect(await history()).toEqual([expect.stringMatching(/^Support case sent/)]),
  );
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Newer' })).toBeEnabled();
});

test('its snapshot can be downloaded, and a failed download is reported', async () => {
  const address = jest.fn((_file: Blob) => 'blob:snapshot');
  Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  serveCase();
  const { user, store } = await openCase();
  const download = screen.getByRole('button', { name: 'Download snapshot' });
  await user.click(download);
  expect(await screen.findByText('The snapshot has been saved.')).toBeVisible();
  expect(address).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(store.getState())).not.toContain('payload');
  expect((await history())[0]).toMatch(/^Support snapshot downloaded/);
  apiServer.use(
    http.get(`*${adminPaths.supportSnapshot(5)}`, () =>
      HttpResponse.json(problem(503, 'The service is busy.'), { status: 503 }),
    ),
  );
  await user.click(download);
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  expect(screen.queryByText('The snapshot has been saved.')).not.toBeInTheDocument();
});

test('is deleted after a confirmation, and the list shows a notice', async () => {
  const asked = serveCase();
  const { user, address } = await openCase();
  await user.click(screen.getByRole('button', { name: 'Delete case' }));
  const question = await screen.findByRole('dialog', { name: 'Delete VGR-7K3F-9QXM?' });
  expect(asked).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete case' }));
  expect(await screen.findByText('VGR-7K3F-9QXM has been deleted.')).toBeVisible();
  expect(asked[0]).toBe('delete');
  expect(address()).toBe('/en/admin/support');
});

test('a rejected change is reported and can be retried', async () => {
  serveCase();
  apiServer.use(
    http.put(`*${adminPaths.supportCase(5)}`, () =>
      HttpResponse.json(problem(409, 'Somebody was faster.'), { status: 409 }),
    ),
  );
  const { user } = await openCase();
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Asked.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Asked.');
});

test.each(['support/999', 'support/abc'])('%s is not a case', async (at) => {
  apiServer.use(
    http.get(`*${adminPaths.supportCase(999)}`, () =>
      HttpResponse.json(problem(404, 'None'), { status: 404 }),
    ),
  );
  await openAdministration(at, 'ROLE_ADMIN');
  expect(await screen.findByText('This case does not exist or has been deleted')).toBeVisible();
});

test('a failed request can be retried', async () => {
  serveCase();
  let broken = true;
  const sometimes = () =>
    broken ? HttpResponse.json(problem(500, 'It broke.'), { status: 500 }) : undefined;
  apiServer.use(
    http.get(`*${adminPaths.supportCase(5)}`, sometimes),
    http.get(`*${adminPaths.audit}`, sometimes),
  );
  const { user } = await openAdministration('support/5', 'ROLE_ADMIN');
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'VGR-7K3F-9QXM' })).toBeVisible();
  expect(await history()).toHaveLength(2);
});
