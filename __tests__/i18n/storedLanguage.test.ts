import { readStoredLanguage, storeLanguage } from '../../src/i18n/storedLanguage';

test('a choice is stored, and sent to the server in a cookie', () => {
  storeLanguage('pt-br');
  expect(readStoredLanguage()).toBe('pt-br');
  expect(document.cookie).toContain('language=pt-br');
});

test.each(['xx', '', 'EN', '<script>'])('"%s" in the storage is ignored', (value) => {
  localStorage.setItem('language', value);
  expect(readStoredLanguage()).toBeUndefined();
});

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => storeLanguage('fr')).not.toThrow();
  expect(readStoredLanguage()).toBeUndefined();
});
