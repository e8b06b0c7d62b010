import { readStoredLanguage, storeLanguage } from '../../src/i18n/storedLanguage';

test('a choice is kept, and told to the server by a cookie', () => {
  storeLanguage('pt-br');
  expect(readStoredLanguage()).toBe('pt-br');
  expect(document.cookie).toContain('language=pt-br');
});

test.each(['xx', '', 'EN', '<script>'])('"%s" in the storage is no choice', (value) => {
  localStorage.setItem('language', value);
  expect(readStoredLanguage()).toBeUndefined();
});

test('a browser that stores nothing is no obstacle', () => {
  const refuse = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => storeLanguage('fr')).not.toThrow();
  expect(readStoredLanguage()).toBeUndefined();
});
