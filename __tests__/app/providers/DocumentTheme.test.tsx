import { act } from '@testing-library/react';
import { DocumentTheme } from '../../../src/app/providers/DocumentTheme';
import { modeSwitched } from '../../../src/state/themeSlice';
import { renderWithStore } from '../../support/browser/renderWithStore';

const html = document.documentElement;
const toolbar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');

beforeEach(() => {
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((task) => {
    task({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
  document.head.innerHTML = `
    <meta name="theme-color" content="">
    <style>
      [data-theme=light] { --mui-palette-navbar-background: #fafafa }
      [data-theme=dark] { --mui-palette-navbar-background: #111111 }
    </style>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  delete html.dataset['theme'];
});

test('does not lay out a document again that has its theme, and colours the toolbar', async () => {
  html.dataset['theme'] = 'light';
  const layout = jest.spyOn(document.body, 'getBoundingClientRect');
  await renderWithStore(<DocumentTheme />);
  expect(layout).not.toHaveBeenCalled();
  expect(toolbar()).toBe('#fafafa');
});

test('changes theme and toolbar when another theme is chosen, and back', async () => {
  html.dataset['theme'] = 'light';
  const { store } = await renderWithStore(<DocumentTheme />);
  act(() => void store.dispatch(modeSwitched('dark')));
  expect(html.dataset['theme']).toBe('dark');
  expect(html.dataset['repainting']).toBeUndefined();
  expect(toolbar()).toBe('#111111');
  act(() => void store.dispatch(modeSwitched('light')));
  expect(html.dataset['theme']).toBe('light');
  expect(toolbar()).toBe('#fafafa');
});
