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

test.each(languages)('every page has a title in %s', (language) => {
  const { articlePages, descriptions, games, metadata } = texts[language] ?? {};
  const routes = routeNames;
  for (const route of routes) {
    expect(metadata).toHaveProperty(route);
  }
  // The lists show their descriptions, so these are with their texts.
  expect(articlePages).toHaveProperty('lead');
  expect(games).toHaveProperty('lead');
  for (const route of routes.filter((name) => !name.endsWith('List'))) {
    expect(descriptions).toHaveProperty(route);
  }
});
