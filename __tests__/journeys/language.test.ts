import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { languages, languageTags } from '../../src/contract/languages';
import { variantsInTurn } from '../support/journeys/variantsInTurn';
import { eventually } from '../support/eventually';
import { logIn, newAccount, register } from './member';
import { underWorkerControl } from './offlineBrowser';
import { newVisitor, open, origin, ready } from './visitor';

const path = (url: string) => url.replace(origin, '');

test.each([
  ['en-US', '/en/'],
  ['fr-CA', '/fr/'],
  ['it-IT', '/it/'],
  ['es-MX', '/es/'],
  ['ja-JP', '/ja/'],
  ['pt-PT', '/pt-br/'],
  ['zh-TW', '/zh-cn/'],
  ['nl-NL', '/en/'],
])('a browser in %s is redirected from / to %s', async (locale, home) => {
  const page = await newVisitor({ locale });
  await open(page, '/');
  expect(path(page.url())).toBe(home);
});

test('the stored language takes precedence over the browser’s', async () => {
  const page = await newVisitor({ locale: 'it-IT' });
  await open(page, '/ja/');
  await open(page, '/');
  expect(path(page.url())).toBe('/ja/');
});

test.each([
  ['/articles?sort=oldest#list', '/en/articles?sort=oldest#list'],
  ['/faq', '/en/faq'],
  ['/pt-BR/faq', '/pt-br/faq'],
  ['/FR/articles?page=2', '/fr/articles?page=2'],
])('%s is redirected to %s with query and hash', async (from, to) => {
  const page = await newVisitor();
  await open(page, from);
  expect(path(page.url())).toBe(to);
});

test('changing the language keeps the page and reloads its content in that language', async () => {
  const page = await newVisitor();
  await open(page, '/en/articles?sort=oldest&size=24#list');
  const firstTitle = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const english = await firstTitle.textContent();

  const answer = page.waitForResponse((response) => response.url().includes('/api/articles?'));
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  expect((await (await answer).request().allHeaders())['accept-language']).toMatch(/^fr/);

  await page.getByRole('link', { name: 'Accueil' }).first().waitFor();
  await ready(page);
  expect(path(page.url())).toBe('/fr/articles?sort=oldest&size=24#list');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await firstTitle.textContent()).not.toBe(english);
});

/** Language of the URL, the interface, the document, the title, the stored choice and the content. */
const languageFacts = async (page: Page) => ({
  address: path(page.url()).split('/')[1],
  interface: await page.getByRole('contentinfo').getByRole('link').first().textContent(),
  document: await page.locator('html').getAttribute('lang'),
  stored: await page.evaluate(() => localStorage.getItem('language')),
  cookie: /(?:^|; )language=([^;]+)/.exec(await page.evaluate(() => document.cookie))?.[1],
  title: await page.title(),
  heading: await page.getByRole('main').getByRole('heading', { level: 1 }).textContent(),
});

const inLanguage = {
  en: ['Legal', 'Rules'],
  fr: ['Mentions légales', 'Règlement'],
  ja: ['運営者情報', 'ルール'],
} as const;

/** Waits until everything is in one language; a failure shows what is not. */
async function expectLanguage(page: Page, language: keyof typeof inLanguage): Promise<void> {
  const [legal, rules] = inLanguage[language];
  const expected = {
    address: language,
    interface: legal,
    document: language,
    stored: language,
    cookie: language,
    title: `${rules} | Video Game Records`,
    heading: rules,
  };
  await eventually(
    async () => languageFacts(page),
    (facts) => isDeepStrictEqual(facts, expected),
  ).catch(() => undefined);
  expect(await languageFacts(page)).toEqual(expected);
}

const chooseLanguage = async (page: Page, name: string) => {
  await page.locator('header button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem', { name }).click();
};

test.each(['block', 'allow'] as const)(
  'the menu, Back and Forward return to a language (service worker: %s)',
  async (serviceWorkers) => {
    const page = await newVisitor({ serviceWorkers });
    await open(page, '/en/rules');
    if (serviceWorkers === 'allow') await underWorkerControl(page);
    await chooseLanguage(page, 'Français');
    await expectLanguage(page, 'fr');
    await chooseLanguage(page, 'English');
    await expectLanguage(page, 'en');
    await chooseLanguage(page, '日本語');
    await expectLanguage(page, 'ja');
    for (const language of ['en', 'fr', 'en'] as const) {
      await page.goBack();
      await expectLanguage(page, language);
    }
    await page.goForward();
    await expectLanguage(page, 'fr');
    await page.reload();
    await ready(page);
    await page.goBack();
    await expectLanguage(page, 'en');
  },
);

test('a log-in after a change of language returns to the new language', async () => {
  const page = await newVisitor();
  const account = newAccount();
  await register(page, account);
  await chooseLanguage(page, 'Français');
  await page.getByRole('heading', { level: 1, name: 'Se connecter' }).waitFor();
  await chooseLanguage(page, 'English');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await logIn(page, account);
  await page.waitForURL(`${origin}/en/`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('link', { name: 'Legal' }).first().waitFor();
});

const screens = [
  '',
  'articles',
  'x-article-a1',
  'faq',
  'about',
  'login',
  'register',
  'forgot-password',
  'reset-password?token=x',
  'settings',
  'settings#language',
  'pwa-settings',
  'nowhere',
];

/** Texts that are not the interface's own: members' comments, and themes named after their games. */
const foreign =
  '[lang]:not(html), article, #comments li, li:has(> a[href^="http"]), a[href^="http"], [aria-hidden="true"], .ql-editor, .theme-name';

/** The phrases of a screen, of three words or more, since names and symbols are alike in many languages. */
const phrases = (skipped: string) => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text.split(/\s+/).length > 2 && parent && !parent.closest(skipped)) found.push(text);
  }
  return found;
};

const alternates = () =>
  [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link) =>
      `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href') ?? '').pathname}`,
  );

const visit = { expectedComplaints: /status of 404/ };

const [, ...translations] = languages;

test('each of the seven languages is declared, complete and without English phrases', async () => {
  const page = await newVisitor(visit);
  const siteName = 'Video Game Records';
  const english = new Set<string>();
  const violations: string[] = [];
  const visits = (screen: string, index: number) => [
    { language: 'en', screen } as const,
    ...variantsInTurn(translations, index).map((language) => ({ language, screen })),
  ];
  for (const { language, screen } of screens.flatMap(visits)) {
    await open(page, `/${language}/${screen}`);
    const place = `${language}/${screen}`;
    const tag = await page.locator('html').getAttribute('lang');
    if (tag !== languageTags[language]) violations.push(`${place} says it is ${tag}`);
    const text = await page.locator('body').innerText();
    const key = /\b[a-z]+[.:][a-z]+[A-Za-z]*\.[a-zA-Z.]+\b|\{\{|undefined|NaN|\[object/.exec(text);
    if (key) violations.push(`${place} misses ${key[0]}`);
    const said = await page.evaluate(phrases, foreign);
    if (language === 'en') {
      for (const phrase of said) english.add(phrase);
      english.delete(siteName);
    } else {
      violations.push(...said.filter((phrase) => english.has(phrase)).map((p) => `${place}: ${p}`));
    }
  }
  expect(english.size).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test.each(['', 'faq', 'articles'])(
  '/%s declares its other languages to search engines',
  async (screen) => {
    const page = await newVisitor();
    await open(page, `/pt-br/${screen}`);
    expect(await page.evaluate(alternates)).toEqual([
      ...languages.map((code) => `${languageTags[code]} /${code}/${screen}`),
      `x-default /${screen}`,
    ]);
  },
);

test('a language chosen in one tab applies to the other, on its own page', async () => {
  const page = await newVisitor();
  await open(page, '/en/articles?sort=oldest');
  const other = await page.context().newPage();
  await open(other, '/en/faq');
  // It listens once the menu is rendered.
  await other.getByRole('button', { name: 'Language', exact: true }).click();
  await other.getByRole('menu').waitFor();
  await other.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await page.waitForURL(/\/fr\/articles\?sort=oldest$/);
  await other.waitForURL(/\/fr\/faq$/);
});

test('changing the language by mouse or keyboard keeps the scroll position in an article', async () => {
  const page = await newVisitor();
  await open(page, '/en/x-article-a1');
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY === 1500);
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await page.waitForURL(/\/fr\//);
  await page.getByRole('heading', { level: 2, name: 'Articles liés' }).waitFor();
  await page.waitForFunction(() => scrollY === 1500);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'English' }).press('Enter');
  await page.waitForURL(/\/en\//);
  await page.getByRole('heading', { level: 2, name: 'Related articles' }).waitFor();
  await page.waitForFunction(() => scrollY === 1500);
});
