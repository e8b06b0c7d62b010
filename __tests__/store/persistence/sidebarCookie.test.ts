import { createSidebarCookie } from '../../../src/store/persistence/sidebarCookie';
import { createFakeStorage, storedText } from '../../support/fakeStorage';

const setUp = (content = {}) => {
  const fake = createFakeStorage(content);
  return { ...fake, adapted: createSidebarCookie(fake.storage) };
};

test('the sidebar’s state goes to the cookie for seven days, the rest to the storage', () => {
  const setCookie = jest.spyOn(document, 'cookie', 'set');
  const { adapted, entries } = setUp();
  adapted.setItem('vgr:ui', storedText({ sidebarExpanded: false, dismissedCards: [] }));
  expect(setCookie).toHaveBeenCalledWith(
    'sidebar:state=false; Max-Age=604800; Path=/; SameSite=Lax',
  );
  expect(document.cookie).toContain('sidebar:state=false');
  expect(entries.get('vgr:ui')).not.toContain('sidebarExpanded');
});

test.each([
  ['true', undefined, { sidebarExpanded: 'true' }],
  ['false', '{"dismissedCards":"[]"}', { sidebarExpanded: 'false', dismissedCards: '[]' }],
])('cookie %s and storage %s come back as one', (cookie, text, expected) => {
  document.cookie = `sidebar:state=${cookie}; Path=/`;
  const { adapted } = setUp(text === undefined ? {} : { 'vgr:ui': text });
  expect(JSON.parse(adapted.getItem('vgr:ui') ?? '')).toEqual(expected);
});

test('a cookie of another value is no answer', () => {
  document.cookie = 'sidebar:state=perhaps; Path=/';
  expect(setUp().adapted.getItem('vgr:ui')).toBeNull();
});

test('a broken value in the storage is handed on as it is', () => {
  document.cookie = 'sidebar:state=true; Path=/';
  expect(setUp({ 'vgr:ui': '{"a' }).adapted.getItem('vgr:ui')).toBe('{"a');
});
