import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { stateHash } from '../../src/features/support/snapshot/replayState';
import { bundleDevTools } from '../support/journeys/bundleDevTools';
import { expectAbsent } from './expectAbsent';
import { kept, logIn } from './member';
import { reportProblem } from './reportProblem';
import { arrive, findAccessibilityViolations, newVisitor, open } from './visitor';

const json = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

/** Reports what the page shows; returns the support code and the texts on the screen. */
async function report(page: Page): Promise<{ code: string; lines: string[] }> {
  await open(page, '/en/x-article-a2');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Articles' })
    .click();
  await arrive(page, 'Articles');
  const lines = (await page.getByRole('main').innerText()).split('\n');
  const code = await reportProblem(page, 'The list stands still.');
  return { code, lines };
}

type Imported = { staged: number; errors: string[]; state: string };

/** Opens the same file in a developer's own browser with the Import of Redux DevTools. */
async function importInTools(file: string): Promise<Imported> {
  const page = await newVisitor();
  await page.addInitScript(await bundleDevTools());
  await open(page, '/en/faq');
  return page.evaluate((text) => {
    const tools: { imported: (content: string) => Imported } = Reflect.get(globalThis, 'vgrTools');
    return tools.imported(text);
  }, file);
}

const faithful = '[data-faithful="true"]';

test('staff find a case, replay it in isolation, and download the file', async () => {
  const guest = await newVisitor();
  const { code, lines } = await report(guest);

  const staff = await newVisitor({ colorScheme: 'dark' });
  await open(staff, '/en/login');
  await logIn(staff, { username: 'keiko_mori', password: 'insert-coin-3' });
  await open(staff, `/en/admin/support?search=${code}`);
  await staff.getByRole('link', { name: code }).click();
  await arrive(staff, code);
  await staff.getByText('The list stands still.').waitFor();
  expect(await findAccessibilityViolations(staff)).toEqual([]);
  await staff.getByLabel('Notes').fill('Seen.');
  await staff.getByRole('button', { name: 'Save changes' }).click();
  await staff.getByText('The changes have been saved.').waitFor();

  const before = await kept(staff);
  const [replay] = await Promise.all([
    staff.waitForEvent('popup'),
    staff.getByRole('link', { name: 'Open in replay console' }).click(),
  ]);
  const asked: string[] = [];
  replay.on('request', (request) => {
    if (request.frame() !== replay.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  const stage = replay.locator('[data-step]');
  await replay.locator(faithful).waitFor();
  const last = Number(await stage.getAttribute('data-step'));
  expect(last).toBeGreaterThan(1);
  const frame = replay.frameLocator('iframe');
  // Other journeys publish articles too: the number is the one the guest saw.
  const total = lines.find((line) => /^\d+ articles$/.test(line));
  await frame.getByText(String(total), { exact: true }).first().waitFor();
  const shown = (await frame.getByRole('main').innerText()).split('\n');
  const covered = shown.map((line, index) => (/^user#\d+$/.test(line) ? lines[index] : line));
  expect(covered).toEqual(lines);
  expect(await findAccessibilityViolations(replay)).toEqual([]);

  await replay.getByRole('heading', { level: 1 }).click();
  await replay.keyboard.press('Home');
  // The article that was opened by its URL, not the start page.
  await expectAbsent(
    frame.getByRole('heading', { name: /^Welcome to/ }),
    replay.locator(`[data-step="0"]${faithful}`),
  );
  for (let step = 1; step <= last; step += 1) {
    await replay.keyboard.press('ArrowRight');
    await replay.locator(`[data-step="${step}"]${faithful}`).waitFor();
  }
  await replay.getByRole('combobox', { name: 'Speed' }).click();
  await replay.getByRole('option', { name: '8×' }).click();
  await replay.getByRole('heading', { level: 1 }).click();
  await replay.keyboard.press('Home');
  await replay.keyboard.press(' ');
  await replay.locator(`[data-step="${last}"]${faithful}`).waitFor();
  await replay.getByRole('tab', { name: 'Changes' }).click();
  await replay.getByRole('searchbox', { name: 'Filter steps' }).fill('routeChanged');
  await replay
    .getByRole('button', { name: /ui\/routeChanged/ })
    .last()
    .click();
  await replay.getByRole('heading', { name: 'ui.route', exact: true }).waitFor();

  const [download] = await Promise.all([
    replay.waitForEvent('download'),
    replay.getByRole('button', { name: 'Export for Redux DevTools' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  const { payload, vgrSnapshot } = JSON.parse(file);
  const tools = await importInTools(file);
  expect(tools).toMatchObject({ staged: JSON.parse(payload).length + 1, errors: [] });
  expect(stateHash(JSON.parse(tools.state))).toBe(vgrSnapshot.finalStateHash);
  expect(asked.filter((address) => !address.startsWith('/replay'))).toEqual([]);
  expect(await kept(staff)).toBe(before);

  const input = replay.locator('input[type=file]');
  const refusals: [string, RegExp][] = [
    ['no json', /is not JSON/],
    ['{"payload":"[]"}', /not a snapshot of this site/],
    [file.replace(/"schema":\d+,/, '"schema":999,'), /newer version/],
    [file.replace('"locale":"en"', '"locale":"fr"'), /damaged/],
  ];
  for (const [content, reason] of refusals) {
    await input.setInputFiles(json('case.json', content));
    await replay.getByRole('alert').filter({ hasText: reason }).waitFor();
  }
  await input.setInputFiles(json('case.json', file));
  await replay.locator(faithful).waitFor();

  await staff.getByRole('button', { name: 'Delete case' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete case' }).click();
  await staff.getByText(`${code} has been deleted.`).waitFor();
});
