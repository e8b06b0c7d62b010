import type { Page } from 'playwright-core';
import { languageNames, languages } from '../../../src/contract/languages';
import { ready, widths } from '../visitor';
import { textOf } from './texts';
import type { Walker, WalkModel } from './walker';

/** One action of a visitor. */
export interface Step {
  /** The name of the step in the script of a walk. */
  name: string;
  /** Depends on the model only. */
  possible: (model: WalkModel) => boolean;
  run: (walker: Walker, model: WalkModel) => Promise<void>;
  /**
   * Where the focus must be afterwards: on an element after a navigation, anywhere after a new document, otherwise
   * not lost if it was on one before.
   */
  focus?: 'somewhere' | 'anywhere';
  /** The relative probability of the step. */
  weight?: number;
}

const reachable = ({ online, refusing }: WalkModel) => online && !refusing;
const always = () => true;

const addresses = [
  '',
  'articles',
  'games',
  'highest-score-chart-c1',
  'rankings/points',
  'scores/latest',
  'faq',
  'about',
  'settings',
  'pwa-settings',
  'login',
  'nowhere',
];
const openings = languages.flatMap((language) =>
  addresses.map((address): Step => ({
    name: `open /${language}/${address}`,
    possible: reachable,
    focus: 'anywhere',
    weight: 0.1,
    run: async ({ page }) => {
      await page.goto(`/${language}/${address}`);
    },
  })),
);

const linkSelector = ['main', 'nav', 'footer']
  .map((place) => `${place} a[href^="/"]:visible`)
  .join(', ');

/** Links that leave the application. */
const isDocument = (href: string) => /\.(?:xml|json|txt)$|^\/docs/.test(href);

async function followLink(page: Page, index: number) {
  const links = page.locator(linkSelector);
  const link = links.nth(index % Math.max(1, await links.count()));
  const before = page.url();
  const href = (await link.getAttribute('href')) ?? '';
  if (isDocument(href) || (await link.getAttribute('target')) !== null) return;
  await link.click();
  const { pathname, search } = new URL(href, before);
  if (pathname + search === new URL(before).pathname + new URL(before).search) return;
  await page.waitForURL((url) => url.href !== before);
}

const links = Array.from({ length: 40 }, (_, index): Step => ({
  name: `follow link ${index}`,
  possible: reachable,
  weight: 0.25,
  focus: 'somewhere',
  run: async ({ page }) => followLink(page, index),
}));

const historyStep = (name: string, move: (page: Page) => Promise<unknown>, weight = 4): Step => ({
  name,
  possible: reachable,
  // Going back or forward across documents loads a new one.
  focus: 'anywhere',
  weight,
  run: async ({ page }) => {
    await move(page);
    if (page.url() === 'about:blank') await page.goForward();
  },
});

/** Several steps at once: the pages in between are left before they are shown. */
const hurry = (name: string, steps: readonly number[]) =>
  historyStep(
    name,
    async (page) =>
      page.evaluate((moves) => {
        // React Router numbers the entries: before the first one is no page of the site.
        const first = Number(history.state?.idx) + Math.min(...moves);
        if (first >= 0) for (const move of moves) history.go(move);
      }, steps),
    2,
  );

const openTab: Step = {
  name: 'open the page in another tab',
  possible: (model) => reachable(model) && !model.twoTabs,
  focus: 'anywhere',
  weight: 3,
  run: async (walker, model) => {
    const { page } = walker;
    walker.other = page;
    walker.page = await page.context().newPage();
    await walker.page.setViewportSize(page.viewportSize() ?? widths.desktop);
    await walker.page.goto(page.url());
    model.twoTabs = true;
  },
};

const switchTabs: Step = {
  name: 'switch to the other tab',
  possible: ({ twoTabs }) => twoTabs,
  focus: 'anywhere',
  weight: 6,
  run: async (walker) => {
    const { page, other = page } = walker;
    walker.page = other;
    walker.other = page;
    await other.bringToFront();
  },
};

const closeTab: Step = {
  name: 'close the other tab',
  possible: ({ twoTabs }) => twoTabs,
  focus: 'anywhere',
  run: async (walker, model) => {
    await walker.other?.close();
    delete walker.other;
    model.twoTabs = false;
  },
};

const languageChanges = languages.map((language): Step => ({
  name: `change the language to ${language}`,
  possible: (model) => reachable(model) && model.language !== language,
  focus: 'somewhere',
  run: async ({ page }, { language: present }) => {
    const name = new RegExp(`^${textOf(present, 'navigation', 'language')}`);
    await page.getByRole('banner').getByRole('button', { name }).click();
    const item = page.getByRole('menuitem', { name: languageNames[language], exact: true });
    const all = page.getByRole('menuitem', {
      name: textOf(present, 'navigation', 'allLanguages'),
    });
    await all.waitFor();
    if ((await item.count()) > 0) {
      await item.click();
      await page.waitForURL((url) => url.pathname.startsWith(`/${language}/`));
    } else await page.keyboard.press('Escape');
  },
}));

const windows = Object.entries(widths).map(([name, viewport]): Step => ({
  name: `resize to ${name}`,
  possible: always,
  focus: 'anywhere',
  run: async ({ page }) => page.setViewportSize(viewport),
}));

const themeSteps = (['switchToDark', 'switchToLight'] as const).map((key): Step => ({
  name: key,
  possible: always,
  run: async ({ page }, { language }) => {
    const button = page.getByRole('button', { name: textOf(language, 'navigation', key) });
    if ((await button.count()) > 0) await button.click();
  },
}));

const logIn: Step = {
  name: 'log in',
  possible: (model) => reachable(model) && !model.loggedIn,
  focus: 'anywhere',
  weight: 2,
  run: async ({ page, account }, model) => {
    const say = (key: string) => textOf(model.language, 'auth', `login.${key}`);
    await page.goto(`/${model.language}/login`);
    await ready(page);
    await page.getByLabel(say('username'), { exact: true }).fill(account.username);
    await page.getByLabel(say('password'), { exact: true }).fill(account.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('submit'), exact: true })
      .click();
    await page
      .getByRole('button', { name: textOf(model.language, 'session', 'menu.label') })
      .waitFor();
    model.loggedIn = true;
  },
};

const logOut: Step = {
  name: 'log out',
  possible: (model) => reachable(model) && model.loggedIn,
  focus: 'somewhere',
  run: async ({ page }, model) => {
    const { language } = model;
    await page.getByRole('button', { name: textOf(language, 'session', 'menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf(language, 'accountMenu', 'logOut') }).click();
    await page.waitForURL(/\/login$/);
    model.loggedIn = false;
  },
};

const searches = ['record', 'zzzz', '限'].map((words): Step => ({
  name: `search for ${words}`,
  possible: reachable,
  focus: 'anywhere',
  run: async ({ page }, { language }) => {
    await page.goto(`/${language}/articles`);
    await ready(page);
    await page.getByRole('searchbox').fill(words);
    await page.waitForURL(/search=/);
  },
}));

const comment: Step = {
  name: 'post a comment',
  possible: (model) => reachable(model) && model.loggedIn,
  focus: 'anywhere',
  run: async ({ page }, { language }) => {
    const say = (key: string) => textOf(language, 'comments', key);
    await page.goto(`/${language}/x-article-a1`);
    await ready(page);
    const words = `Walked past at ${Date.now()}.`;
    await page.getByRole('textbox', { name: say('write') }).click();
    await page.keyboard.type(words);
    await page.getByRole('button', { name: say('post') }).click();
    await page.locator('#comments li').filter({ hasText: words }).waitFor();
  },
};

const passMidnight: Step = {
  name: 'let midnight pass',
  possible: always,
  weight: 2,
  run: async ({ page }) => page.clock.fastForward('03:00'),
};

type Flag = 'online' | 'refusing' | 'slow';
const flagStep = (name: string, flag: Flag, value: boolean): Step => ({
  name,
  possible: (model) => model[flag] !== value,
  run: async ({ page, network }, model) => {
    model[flag] = value;
    network.latency = model.slow ? 400 : 0;
    network.refusing = model.refusing;
    await page.context().setOffline(!model.online);
  },
});

const deploy: Step = {
  name: 'deploy a build',
  possible: reachable,
  run: async (walker) => walker.deploy(),
};

/** Every step of a random walk. */
export const steps: readonly Step[] = [
  ...openings,
  ...links,
  historyStep('go back', async (page) => page.goBack()),
  historyStep('go forward', async (page) => page.goForward()),
  hurry('go back two pages', [-2]),
  hurry('go back and forward at once', [-1, 1]),
  openTab,
  switchTabs,
  closeTab,
  historyStep('reload', async (page) => page.reload()),
  ...languageChanges,
  ...windows,
  ...themeSteps,
  logIn,
  logOut,
  ...searches,
  comment,
  flagStep('go offline', 'online', false),
  flagStep('come online', 'online', true),
  flagStep('let the service refuse', 'refusing', true),
  flagStep('let the service answer', 'refusing', false),
  flagStep('slow the network down', 'slow', true),
  flagStep('speed the network up', 'slow', false),
  deploy,
  passMidnight,
];
