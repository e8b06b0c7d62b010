import { screen } from '@testing-library/react';
import { SiteSettingsPage } from '../../../src/app/pages/SiteSettingsPage';
import { SiteInformationPage } from '../../../src/app/pages/SiteInformationPage';
import { analyticsMark } from '../../../src/contract/analytics';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

afterEach(() => {
  document.querySelector(`meta[name="${analyticsMark}"]`)?.remove();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

function measuringSite() {
  const mark = document.createElement('meta');
  mark.name = analyticsMark;
  mark.content = 'G-TEST1234';
  document.head.append(mark);
}

const settings = async () => {
  const rendered = await renderWithStore(<SiteSettingsPage />, { at: '/en/settings#privacy' });
  await screen.findByRole('tab', { name: 'Appearance' });
  return rendered;
};

test('with analytics, the consent can be changed in the settings at any time', async () => {
  measuringSite();
  const { user } = await settings();
  const allowed = await screen.findByRole('radio', { name: 'Page views may be counted' });
  expect(screen.getByRole('tab', { name: 'Privacy' })).toHaveAttribute('aria-selected', 'true');
  expect(allowed).not.toBeChecked();
  await user.click(allowed);
  expect(allowed).toBeChecked();
  expect(localStorage.getItem('vgr:consent')).toBe('granted');
  const nothing = screen.getByRole('radio', { name: 'Nothing is sent' });
  document.cookie = '_ga=GA1.1.1; Path=/';
  await user.click(nothing);
  expect(document.cookie).not.toContain('_ga');
  expect(nothing).toBeChecked();
  expect(localStorage.getItem('vgr:consent')).toBe('denied');
  await checkAccessibility(screen.getByRole('tabpanel'));
});

test('a do-not-track signal counts as a no, and the settings say so', async () => {
  measuringSite();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await settings();
  expect(await screen.findByText(/That counts as a no/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Nothing is sent' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Page views may be counted' })).toBeDisabled();
});

test('without analytics there is no choice', async () => {
  await settings();
  expect(screen.queryByRole('tab', { name: 'Privacy' })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['the site measures', true],
  ['it did when there was an answer', true],
  ['nothing is measured', false],
])('when %s, the privacy policy links to the settings: %s', async (what, offered) => {
  if (what === 'the site measures') measuringSite();
  else if (offered) localStorage.setItem('vgr:consent', 'granted');
  await renderWithStore(<SiteInformationPage route="Privacy" />, { at: '/en/privacy' });
  await screen.findByRole('heading', { level: 1 });
  const links = screen.queryAllByRole('link', { name: 'Change your choice about page views' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    offered ? ['/en/settings#privacy'] : [],
  );
});
