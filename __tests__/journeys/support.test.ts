import { readFileSync } from 'node:fs';
import { adminPaths } from '../../src/contract/adminPaths';
import { paths } from '../../src/contract/paths';
import { readSnapshot } from '../../src/contract/snapshot/readSnapshot';
import { logIn, newAccount, register } from './member';
import { findAccessibilityViolations, newVisitor, open, origin } from './visitor';

/** An administrator of the sample content. */
async function staffHeaders(): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${paths.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'keiko_mori', password: 'insert-coin-3' }),
  });
  const { token } = await answer.json();
  return { Authorization: `Bearer ${String(token)}` };
}

test('a member reports a problem offline, and staff see the member’s screen', async () => {
  const page = await newVisitor({
    // The second: the search may remove the preloaded cover before the browser has used it.
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|was preloaded using link preload/,
  });
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await page.getByRole('button', { name: /Switch to .* theme/ }).click();
  await open(page, '/en/articles');
  await page.getByRole('searchbox').fill('mysecretquestion');
  await page.waitForURL(/search=mysecretquestion/);

  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('button', { name: 'Show the whole file' }).click();
  await dialog.getByRole('region', { name: 'Snapshot file' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download snapshot' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^vgr-snapshot-[\dT-]+\.json$/);
  const file = readFileSync(await download.path(), 'utf8');
  const { snapshot } = readSnapshot(file);
  expect(snapshot?.actions.map(({ type }) => type)).toContain('ui/routeChanged');
  for (const secret of [...Object.values(account), 'mysecretquestion']) {
    expect(file).not.toContain(secret);
  }

  await page.context().setOffline(true);
  await dialog.getByLabel('What went wrong?').fill('Nothing is found.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send to support' }).click();
  await dialog.getByText('Report kept for later').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.context().setOffline(false);
  const news = page.getByText(/Your support code: VGR-/);
  await news.waitFor();
  const code = /VGR-\w{4}-\w{4}/.exec((await news.textContent()) ?? '')?.[0] ?? '';

  const headers = await staffHeaders();
  const list = await fetch(`${origin}${adminPaths.supportCases}?code=${code}`, { headers });
  const { 'hydra:member': found } = await list.json();
  expect(found).toEqual([
    expect.objectContaining({
      summary: 'Nothing is found.',
      reporter: expect.objectContaining({ username: account.username }),
    }),
  ]);
  const kept = await fetch(`${origin}${adminPaths.supportSnapshot(Number(found[0].id))}`, {
    headers,
  });
  expect(await kept.text()).toBe(file);
});
