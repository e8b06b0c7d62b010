import { act } from '@testing-library/react';
import { useSyncedLanguage } from '../../../src/features/settings/useSyncedLanguage';
import { renderWithStore } from '../../support/browser/renderWithStore';

function Page() {
  useSyncedLanguage();
  return null;
}

test('the page follows a language chosen in another tab, and back', async () => {
  const { address } = await renderWithStore(<Page />, { at: '/en/articles?page=2#top' });
  const choose = (newValue: string) =>
    act(() => {
      const key = 'vgr:language:chosen';
      globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  choose('ja');
  expect(address()).toBe('/ja/articles?page=2#top');
  choose('en');
  expect(address()).toBe('/en/articles?page=2#top');
});
