import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { buildNames } from '../src/build/builds';
import { build } from '../src/build/buildStale';
import { themes } from '../src/theme/registry';
import { themeSheet } from '../src/theme/themeSheet';
import { findBrowser } from './support/journeys/findBrowser';

/*
 * `npm run themes:sheet`: draws the home page, an article, the settings and the login in every theme on one sheet
 * (.cache/themes/sheet.png), and each row of it in its own file as soon as it is drawn. Names of themes as arguments
 * limit it to those. Colours come from the sources, whatever the build contains; only a missing build is made.
 */
const folder = path.resolve('.cache/themes');
const origin = `http://localhost:${process.env['PORT'] ?? '3412'}`;
const view = { width: 1280, height: 800 };
/** Drawn at half size: a quarter of the pixels to render and compress. */
const scale = 0.5;
const cell = { width: view.width * scale, height: view.height * scale };
const label = 40;

const wanted = process.argv.slice(2);
const shown = themes.filter(({ key }) => wanted.length === 0 || wanted.includes(key));

async function addresses(page: Page): Promise<string[]> {
  await page.goto(`${origin}/en/`);
  const link = page.locator('main a[href*="-article-"]').first();
  await link.waitFor();
  const article = (await link.getAttribute('href')) ?? '/en/articles';
  return ['/en/', article, '/en/settings', '/en/login'].map((address) => origin + address);
}

const heading = (name: string) =>
  Buffer.from(
    `<svg width="${cell.width}" height="${label}"><rect width="100%" height="100%" fill="#fff"/><text x="12" y="27" font-family="sans-serif" font-size="22">${name}</text></svg>`,
  );

async function compose(rows: Map<string, Buffer[]>, file: string): Promise<void> {
  const parts = [...rows].flatMap(([key, pictures], row): OverlayOptions[] => {
    const top = row * (cell.height + label);
    return [
      { input: heading(key), top, left: 0 },
      ...pictures.map((input, column) => ({
        input,
        top: top + label,
        left: column * cell.width,
      })),
    ];
  });
  const columns = Math.max(...[...rows.values()].map((pictures) => pictures.length));
  const size = { width: columns * cell.width, height: rows.size * (cell.height + label) };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .png({ compressionLevel: 6 })
    .toFile(path.join(folder, file));
}

const shownBy = async (page: Page, key: string): Promise<Buffer> => {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, key);
  return page.screenshot({ animations: 'disabled' });
};

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The site did not start.');
}

async function openPages(context: BrowserContext): Promise<Page[]> {
  await context.route('**/assets/themes.*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: themeSheet }),
  );
  const first = await context.newPage();
  const pages: Page[] = [];
  for (const address of await addresses(first)) {
    const page = pages.length === 0 ? first : await context.newPage();
    await page.goto(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    pages.push(page);
  }
  return pages;
}

async function draw(context: BrowserContext): Promise<void> {
  const pages = await openPages(context);
  const rows = new Map<string, Buffer[]>();
  for (const { key } of shown) {
    const pictures: Buffer[] = [];
    for (const page of pages) {
      await page.bringToFront();
      pictures.push(await shownBy(page, key));
    }
    rows.set(key, pictures);
    await compose(new Map([[key, pictures]]), `${key}.png`);
    process.stdout.write(`${rows.size}/${shown.length} ${key}\n`);
  }
  await compose(rows, 'sheet.png');
  process.stdout.write(`${path.relative('.', folder)}/sheet.png\n`);
}

mkdirSync(folder, { recursive: true });
const built = existsSync('dist/server/main.js') && existsSync('dist/assets.json');
const code = built ? 0 : await build(buildNames);
if (code !== 0) process.exit(code);
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    ...process.env,
    PORT: new URL(origin).port,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  },
  stdio: 'inherit',
});
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic'],
});
try {
  await untilReady();
  const context = await browser.newContext({
    viewport: view,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await draw(context);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
