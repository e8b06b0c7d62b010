import { createSidebarCookie } from '../../../src/store/persistence/sidebarCookie';
import { createFakeStorage, storedText } from '../../support/browser/fakeStorage';

const setUp = (content = {}) => {
  const fake = createFakeStorage(content);
  return { ...fake, adapted: createSidebarCookie(fake.storage) };
};

test('stores the sidebar state in a cookie for seven days and the rest in the storage', () => {
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
])('cookie %s and storage %s are merged', (cookie, text, expected) => {
  document.cookie = `sidebar:state=${cookie}; Path=/`;
  const { adapted } = setUp(text === undefined ? {} : { 'vgr:ui': text });
  expect(JSON.parse(adapted.getItem('vgr:ui') ?? '')).toEqual(expected);
});

test('a cookie with an unknown value is ignored', () => {
  document.cookie = 'sidebar:state=perhaps; Path=/';
  expect(setUp().adapted.getItem('vgr:ui')).toBeNull();
});

test('a corrupt stored value is passed on unchanged', () => {
  document.cookie = 'sidebar:state=true; Path=/';
  expect(setUp({ 'vgr:ui': '{"a' }).adapted.getItem('vgr:ui')).toBe('{"a');
});
