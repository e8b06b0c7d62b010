import { screen, within } from '@testing-library/react';
// Compiled here, so that no test waits for it.
import '../../src/app/pages/HomePage';
import { site } from '../../src/config/site';
import { languages } from '../../src/contract/languages';
import { buildPath } from '../../src/contract/routes';
import { renderApp } from '../support/browser/renderApp';

const newName = 'Hall of $& Records';
let meta: HTMLMetaElement;

beforeEach(() => {
  meta = document.createElement('meta');
  meta.setAttribute('property', 'og:site_name');
  meta.content = newName;
  document.head.append(meta);
});
afterEach(() => meta.remove());

const page = () => `${document.title} ${document.body.textContent}`;

test.each(languages)('Home shows the configured site name in %s', async (language) => {
  await renderApp(buildPath(language, 'Home'), { language });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(newName);
  expect(page()).not.toContain(site.name);
});

test.each(languages)('About shows the configured site name in %s', async (language) => {
  await renderApp(buildPath(language, 'About'), { language });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(newName);
  const paragraphs = within(screen.getByRole('main')).getAllByRole('paragraph');
  expect(paragraphs.map(({ textContent }) => textContent).join()).toContain(newName);
  expect(page()).not.toContain(site.name);
  expect(page()).not.toContain('{{');
});
