import { onLanguageBroadcast, broadcastLanguage } from '../../src/i18n/languageBroadcast';

const say = (key: string, newValue: string | null) =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a language chosen in another tab is received until listening stops; invalid values are ignored', () => {
  const heard: string[] = [];
  const stop = onLanguageBroadcast((language) => heard.push(language));
  say('vgr:language:chosen', 'ja');
  say('vgr:language:chosen', null);
  say('vgr:language:chosen', 'xx');
  say('language', 'fr');
  stop();
  say('vgr:language:chosen', 'it');
  expect(heard).toEqual(['ja']);
});

test('broadcasting leaves nothing in the storage, and works without one', () => {
  broadcastLanguage('fr');
  expect({ ...localStorage }).toEqual({});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(() => broadcastLanguage('fr')).not.toThrow();
});
