import type { Locator, Page, Request } from 'playwright-core';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { paths } from '../../../../src/contract/paths';
import { newAccount } from '../../../journeys/member';
import { origin } from '../../../journeys/visitor';

export type Login = { username: string; password: string };

/** A page on which something can be typed. */
export interface TypedPage {
  member: () => Promise<Login>;
  /** The page before it, and the way from there. */
  before: string;
  reach: (page: Page) => Promise<void>;
  /** What shows the field, where the page alone does not. */
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  /** What is typed; the second is longer, and no longer fits into a full storage. */
  texts: readonly [string, string];
  /** Brings back what was typed, where the page asks first. */
  recover?: (page: Page) => Locator;
  /** Sends what is typed; where that goes by itself, asks the server for something else. */
  send: (page: Page) => Promise<void>;
  /** What was sent, where it was queued before the session was found to have ended. */
  sent?: (page: Page) => Locator;
  /** Requests to hold back, so that what is typed stays unsaved. */
  holds?: (request: Request) => boolean;
}

const post = async (path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function member(): Promise<Login> {
  const { username, email, password } = newAccount();
  await post('/api/users', { username, email, plainPassword: password });
  return { username, password };
}

export const administrator = { username: 'keiko_mori', password: 'insert-coin-3' };

/** Creates what an editor opens; its name is unique. */
async function create(path: string, content: object): Promise<Login> {
  const session = await post(paths.login, administrator);
  const { token } = await session.json();
  const made = await post(path, { content }, String(token));
  if (!made.ok) throw new Error(await made.text());
  return administrator;
}

const press = async (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const follow = async (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

const words = ['Half a thought', 'Half a thought, and the other half'] as const;
const stamp = Date.now().toString(36);
const [article, game] = [`Article left ${stamp}`, `Game left ${stamp}`];

const typedPages: Readonly<Record<string, TypedPage>> = {
  profile: {
    member,
    before: '/en/faq',
    reach: async (page) => {
      await press(page, 'Account menu');
      await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
    },
    field: (page) => page.getByRole('textbox', { name: 'Email' }),
    texts: ['left@example.org', 'left-again@example.org'],
    send: async (page) => press(page, 'Save changes'),
  },
  comment: {
    member,
    before: '/en/articles',
    reach: async (page) => page.locator('main a[href*="-article-a"]').first().click(),
    field: (page) => page.getByRole('textbox', { name: 'Write a comment' }),
    texts: words,
    send: async (page) => press(page, 'Post comment'),
    sent: (page) => page.locator('#comments li').filter({ hasText: words[0] }).first(),
  },
  'score sheet': {
    member,
    before: '/en/summer-field-days-game-g4',
    reach: async (page) => follow(page, 'Submit scores'),
    field: (page) => page.locator('form[aria-label="Submit scores"] input[type="text"]').first(),
    texts: ['9:01.5', '19:01.25'],
    send: async (page) => press(page, 'Send scores'),
  },
  article: {
    member: async () =>
      create(adminPaths.articles, {
        slug: null,
        category: null,
        featured: false,
        pictureId: null,
        translations: { en: { title: article, excerpt: 'Short', content: '<p>Long.</p>' } },
      }),
    before: '/en/admin/articles',
    reach: async (page) => follow(page, article),
    field: (page) =>
      page.getByRole('region', { name: 'English' }).getByLabel('Summary', { exact: true }),
    texts: words,
    recover: (page) => page.getByRole('button', { name: 'Use them' }),
    send: async (page) => press(page, 'Versions'),
    holds: (request) =>
      request.method() === 'PUT' && /\/api\/admin\/articles\/\d+$/.test(request.url()),
  },
  game: {
    member: async () =>
      create(adminPaths.games, {
        slug: null,
        seriesId: null,
        platformIds: [],
        pictureId: null,
        ranked: true,
        translations: { en: { name: game, rules: null } },
        groups: [],
      }),
    before: '/en/admin/games',
    reach: async (page) => follow(page, game),
    field: (page) => page.getByRole('textbox', { name: 'Rules (English)' }),
    texts: words,
    send: async (page) => press(page, 'Save'),
  },
  configuration: {
    member: async () => administrator,
    before: '/en/admin/users',
    reach: async (page) => follow(page, 'System configuration'),
    field: (page) => page.getByRole('textbox', { name: 'Keywords' }),
    texts: words,
    send: async (page) => press(page, 'Save'),
  },
  report: {
    member,
    before: '/en/faq',
    reach: async (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click(),
    open: async (page) => press(page, 'Report a problem'),
    field: (page) => page.getByLabel('What went wrong?'),
    texts: words,
    send: async (page) => {
      await page.getByRole('dialog').getByRole('checkbox').check();
      await press(page, 'Send to support');
    },
  },
};

export function findTypedPage(name: string): TypedPage {
  const place = typedPages[name];
  if (!place) throw new Error(`Nothing can be typed on the page "${name}".`);
  return place;
}
