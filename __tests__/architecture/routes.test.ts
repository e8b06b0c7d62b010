import { hasPage, routeTable } from '../../src/app/routeTable';
import { footerLinks } from '../../src/app/shell/footerLinks';
import { sidebarGroups } from '../../src/app/shell/sidebar/sidebarGroups';
import { languages } from '../../src/contract/languages';
import { routePatterns } from '../../src/contract/routes';
import { informationPages } from '../../src/contract/informationPages';
import { loadTexts } from '../support/browser/loadTexts';

const texts = loadTexts(...languages);
const names = routeTable.map(({ name }) => name);
const sidebarRoutes = sidebarGroups.flatMap(({ links }) => links.map(({ route }) => route));

test('every page is in the table once', () => {
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !Object.hasOwn(routePatterns, name))).toEqual([]);
});

test('every public page is in the table', () => {
  const wanted = ['Home', 'ArticleList', 'ArticleDetail', ...Object.keys(informationPages)];
  expect(wanted.filter((name) => !names.some((known) => known === name))).toEqual([]);
});

test('the sidebar has its three groups and no duplicate link', () => {
  expect(sidebarGroups.map(({ name }) => name)).toEqual(['main', 'development', 'links']);
  expect(sidebarRoutes).toEqual([...new Set(sidebarRoutes)]);
});

test('sidebar and footer link to every information page', () => {
  expect(sidebarRoutes).toEqual(expect.arrayContaining(Object.keys(informationPages)));
  expect(footerLinks).toEqual(['Legal', 'Privacy', 'Terms', 'Contact', 'Rules', 'About']);
  expect(footerLinks.filter((route) => !hasPage(route))).toEqual([]);
});

test.each(languages)('every page and every link to one is named in %s', (language) => {
  const { articlePages, descriptions, navigation, metadata } = texts[language] ?? {};
  const routes = Object.keys(routePatterns);
  for (const route of routes.filter((name) => name !== 'ArticleDetail')) {
    expect(navigation).toHaveProperty(`pages.${route}`);
  }
  for (const route of routes) {
    expect(metadata).toHaveProperty(route);
  }
  // The list shows its description, so it is with the texts of articles.
  expect(articlePages).toHaveProperty('lead');
  for (const route of routes.filter((name) => name !== 'ArticleList')) {
    expect(descriptions).toHaveProperty(route);
  }
});
