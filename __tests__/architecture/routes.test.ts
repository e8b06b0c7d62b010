import { footerLinks } from '../../src/app/shell/footerLinks';
import { sidebarGroups } from '../../src/app/shell/sidebar/sidebarGroups';
import { languages } from '../../src/contract/languages';
import { routeNames } from '../../src/contract/pages';
import { informationPages } from '../../src/contract/informationPages';
import { loadTexts } from '../support/browser/loadTexts';

const texts = loadTexts(...languages);
const sidebarRoutes = sidebarGroups.flatMap(({ links }) => links.map(({ route }) => route));

test('the sidebar has its three groups and no duplicate link', () => {
  expect(sidebarGroups.map(({ name }) => name)).toEqual(['main', 'development', 'links']);
  expect(sidebarRoutes).toEqual([...new Set(sidebarRoutes)]);
});

test('sidebar and footer link to every information page', () => {
  expect(sidebarRoutes).toEqual(expect.arrayContaining(Object.keys(informationPages)));
  expect(footerLinks).toEqual(['Legal', 'Privacy', 'Terms', 'Contact', 'Rules', 'About']);
});

test.each(languages)('every page and every link to one is named in %s', (language) => {
  const { articlePages, descriptions, navigation, metadata } = texts[language] ?? {};
  const routes = routeNames;
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
