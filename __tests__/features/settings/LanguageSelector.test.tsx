import { screen, waitFor } from '@testing-library/react';
import { languageNames, languages, type Language } from '../../../src/contract/languages';
import { LanguageSelector } from '../../../src/features/settings/LanguageSelector';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

async function setUp(settingsPath?: string, language: Language = 'en') {
  const rendered = await renderWithStore(<LanguageSelector settingsPath={settingsPath} />, {
    language,
    at: `/${language}/articles?sort=oldest#list`,
  });
  await rendered.user.click(screen.getByRole('button'));
  return rendered;
}

const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('the open menu has no accessibility violations', async () => {
  await setUp();
  await checkAccessibility();
});

test('offers three languages, each with its own name and lang attribute', async () => {
  await setUp();
  expect(names()).toEqual(['English', 'Français', '日本語']);
  expect(screen.getByRole('menuitem', { name: '日本語' })).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true');
});

test.each(languages)('marks the current language when it is %s', async (language) => {
  await setUp(undefined, language);
  const marked = screen.getAllByRole('menuitem').filter((item) => item.ariaCurrent === 'true');
  expect(marked.map((item) => item.textContent)).toEqual([languageNames[language]]);
});

test('replaces the language prefix and keeps query and hash', async () => {
  const { user, address } = await setUp();
  await user.click(screen.getByRole('menuitem', { name: 'Français' }));
  expect(address()).toBe('/fr/articles?sort=oldest#list');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('links to all languages when there is a settings page', async () => {
  const { user, address } = await setUp('/en/settings');
  expect(names()).toContain('All languages');
  await user.click(screen.getByRole('menuitem', { name: 'All languages' }));
  expect(address()).toBe('/en/settings#language');
});

test('a choice is broadcast to other tabs', async () => {
  const { user } = await setUp();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  await user.click(screen.getByRole('menuitem', { name: '日本語' }));
  expect(write).toHaveBeenCalledWith('vgr:language:chosen', 'ja');
  write.mockRestore();
});
