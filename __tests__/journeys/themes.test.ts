import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { themeKeys } from '../../src/contract/themeKeys';
import { logIn } from './member';
import { findThemeBarriers } from './themes/findThemeBarriers';
import { arrive, newVisitor, open, ready } from './visitor';

const themeOf = 'document.documentElement.dataset.theme';

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': async (page) => open(page, '/en/'),
  'the login after a refusal': async (page) => {
    await open(page, '/en/login');
    await page.getByLabel('Username').fill('nobody_at_all');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    // The toast stays under the pointer.
    await page.getByText('Login Failed').hover();
  },
  'an article with its comments': async (page) => {
    await open(page, '/en/x-article-a1');
    await page.getByRole('heading', { name: /^Comments \(\d+\)$/ }).waitFor();
  },
  'a chart with its board': async (page) => open(page, '/en/highest-score-chart-c1'),
  'a game with its best players': async (page) => open(page, '/en/starlance-game-g1?by=medals'),
  'the list of articles': async (page) => open(page, '/en/articles'),
  'a dialog': async (page) => {
    await open(page, '/en/faq');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByLabel('What went wrong?').fill('The list stands still.');
    await dialog.getByRole('checkbox').check();
  },
  'a toast': async (page) => {
    await open(page, '/en/forgot-password');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    // It stays under the pointer.
    await page.getByText('Check your mailbox').hover();
    await arrive(page, 'Log in');
  },
  'a table of the administration': async (page) => {
    await open(page, '/en/login');
    await logIn(page, { username: 'tomasz_r', password: 'insert-coin-2' });
    await open(page, '/en/admin/users');
    // Any account: other journeys register some, and only the rows in view are rendered.
    await page.getByRole('gridcell').first().waitFor();
  },
  'the settings': async (page) => {
    await open(page, '/en/settings');
    await page.getByRole('radiogroup', { name: 'Theme' }).waitFor();
  },
};

test.each(Object.entries(screens))(
  '%s has no accessibility violations in any theme',
  async (_name, visit) => {
    const page = await newVisitor({ reducedMotion: 'reduce', expectedComplaints: /401/ });
    await visit(page);
    const report = await findThemeBarriers(page);
    expect(report.barriers).toEqual([]);
    expect(report.disagreements).toEqual([]);
    expect(report.compared).toBeGreaterThan(100);
    expect(report.computed).toBeGreaterThan(1000);
  },
);

test('a theme applies at once, without transitions', async () => {
  const page = await newVisitor({ colorScheme: 'light' });
  await open(page, '/en/settings');
  await page.getByRole('radiogroup', { name: 'Theme' }).waitFor();
  await page.evaluate(() => {
    const fading = new Set<string>();
    Object.assign(window, { fading });
    document.addEventListener('transitionrun', ({ propertyName }) => fading.add(propertyName));
    document.querySelector<HTMLElement>('button[aria-label="Switch to dark theme"]')?.click();
  });
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
  const fading: unknown = await page.evaluate('[...window.fading]');
  expect(fading).not.toEqual(expect.arrayContaining([expect.stringMatching(/color|fill|shadow/)]));
});

test.each([
  ['cyber', 'cyber'],
  ['a-theme-of-the-past', 'light'],
])('with %s stored, the first paint has the theme %s', async (stored, expected) => {
  const page = await newVisitor({ colorScheme: 'light' });
  await page.addInitScript((key) => {
    localStorage.setItem('vgr:theme', JSON.stringify({ key: JSON.stringify(key) }));
    const seen = new Set<string | undefined>();
    Object.assign(window, { themesPainted: seen });
    const look = () => {
      if (document.body) seen.add(document.documentElement.dataset.theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, stored);
  await page.goto('/en/');
  await ready(page);
  expect(await page.evaluate(themeOf)).toBe(expected);
  expect(await page.evaluate('[...window.themesPainted]')).toEqual([expected]);
});

test('the background behind text is plain in every theme', async () => {
  const page = await newVisitor({ reducedMotion: 'reduce' });
  await open(page, '/en/terms');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
  const column = await page.locator('main section').first().boundingBox();
  const clip = { x: column?.x ?? 0, y: 100, width: column?.width ?? 0, height: 600 };
  const restless: string[] = [];
  for (const key of themeKeys) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, key);
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    if (Math.max(...channels.map(({ stdev }) => stdev)) > 0.5) restless.push(key);
  }
  expect(restless).toEqual([]);
});
