import { languageTags, type Language } from '../../../src/contract/languages';
import { pages, routeNames } from '../../../src/contract/pages';
import { eventually } from '../../support/eventually';
import { findAccessibilityViolations, ready } from '../visitor';
import { languageOf, textOf } from './texts';
import type { Walker, WalkModel } from './walker';

/** More requests for one URL within one step than this count as an endless repetition. */
const mostRequests = 12;

/** Runs in the page. */
const readPage = () => ({
  path: location.pathname,
  lang: document.documentElement.lang,
  stored: localStorage.getItem('language'),
  title: document.title,
  headings: document.querySelectorAll('main h1').length,
  legal: [...document.querySelectorAll('footer a[href$="/legal"]')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ])[0],
  marked: [...document.querySelectorAll('nav[aria-label] a[aria-current="page"]')].map(
    (link) => new URL(link.getAttribute('href') ?? '', location.href).pathname,
  ),
  focused: document.activeElement !== document.body,
  documentId: (document.documentElement.dataset['walk'] ??= crypto.randomUUID()),
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  toasts: [...document.querySelectorAll('[role="alert"], [role="status"]')].map(
    (toast) => toast.textContent ?? '',
  ),
});
type PageFacts = ReturnType<typeof readPage>;

/** Pages whose title is known in advance, by path. */
const fixedTitle = (language: Language, path: string) => {
  const route = routeNames.find((name) => `/${language}/${pages[name].path}` === path);
  return route && textOf(language, 'metadata', route);
};

/** The pages below a link of the navigation, which marks that link. */
const below: Readonly<Record<string, RegExp>> = {
  articles: /-article-a\d+$/,
  games: /-(?:game-g|series-s|platform-p|group-u|chart-c)\d+$|\/score\/\d+$|\/scores\/latest$/,
};

/** The texts of two notices that cannot both be true. */
const contradictions = [
  ['auth:login.notice.failedTitle', 'auth:login.notice.successTitle'],
  ['session:expired.title', 'session:refreshed.title'],
  ['notices:connection.offlineTitle', 'notices:connection.onlineTitle'],
] as const;

function findSlips(facts: PageFacts, language: Language, twoTabs: boolean): string[] {
  const { path, lang, stored, title, headings, legal, marked, overflow, toasts } = facts;
  const violations: string[] = [];
  const differ = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected)
      violations.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  };
  differ('language of the document', lang, languageTags[language]);
  // Tabs share it: it is that of the last change in any of them.
  if (!twoTabs) differ('stored language', stored, language);
  differ('main headings', headings, 1);
  if (legal) {
    differ('text of the footer', legal[1], textOf(language, 'metadata', 'Legal'));
    differ('link of the footer', legal[0], `/${language}/legal`);
  }
  const name = fixedTitle(language, path);
  if (name && !title.startsWith(name)) differ('title', title, name);
  for (const other of marked) {
    const section = other.replace(`/${language}/`, '');
    if (!below[section]?.test(path)) differ('marked', other, path);
  }
  if (overflow > 0) violations.push(`the page is ${overflow} px too wide`);
  const said = (key: string) => {
    const [area = '', rest = ''] = key.split(':');
    const sentence = textOf(language, area, rest);
    return sentence !== '' && toasts.some((toast) => toast.includes(sentence));
  };
  for (const [one, other] of contradictions) {
    if (said(one) && said(other)) violations.push(`${one} is shown beside ${other}`);
  }
  return violations;
}

/** Whether an element has the focus, and a name of the document, which it gets on the first call. */
export const readFocus = ({ page }: Walker) =>
  page.evaluate(() => ({
    focused: document.activeElement !== document.body,
    documentId: (document.documentElement.dataset['walk'] ??= crypto.randomUUID()),
  }));

/**
 * Checks everything that must hold after any step.
 * @param focusedDocument the name of the document in which an element must have the focus; a document created since
 * may have none, such as the pages with players, which are separate documents
 * @throws with every violation
 */
export async function checkInvariants(
  { page, network, consoleErrors }: Walker,
  model: WalkModel,
  focusedDocument: string | undefined,
): Promise<void> {
  await ready(page);
  let violations: string[] = [];
  await eventually(
    async () => {
      const language = languageOf(page.url());
      const facts = await page.evaluate(readPage);
      violations = language
        ? findSlips(facts, language, model.twoTabs)
        : ['the address has no language'];
      if (!facts.focused && facts.documentId === focusedDocument) violations.push('focus is lost');
      return violations;
    },
    ({ length }) => length === 0,
  ).catch(() => undefined);
  for (const [address, times] of network.requests) {
    if (times > mostRequests) violations.push(`${address} was requested ${times} times`);
  }
  violations.push(...consoleErrors, ...(await findAccessibilityViolations(page)));
  model.language = languageOf(page.url()) ?? model.language;
  if (violations.length > 0) throw new Error(`At ${page.url()}:\n${violations.join('\n')}`);
}
