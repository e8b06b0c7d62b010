import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { keepUnsent } from '../../../src/store/unsent/keepUnsent';
import { moveOldEntries } from '../../../src/store/unsent/moveOldEntries';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { createUnsentStorage } from '../../../src/store/unsent/unsentStorage';
import { createTestStore } from '../../support/browser/createTestStore';
import { unsentComment, unsentReport } from '../../support/fixtures/unsent';

const oldComment = (member: string, key: string, more: object = {}) =>
  localStorage.setItem(
    `vgr:outbox:${encodeURIComponent(member)}:${key}`,
    JSON.stringify({ key, articleId: 1, content: `<p>${key}</p>`, writtenAt: 1, ...more }),
  );
const oldReport = (key: string, member: string | null) =>
  localStorage.setItem(
    `vgr:report:${key}`,
    JSON.stringify({ key, member, description: 'Broken.', snapshot: 'H4sI', writtenAt: 2 }),
  );

test('moves what earlier releases have stored, with authors and reasons', () => {
  oldComment('7', 'waiting');
  oldComment('a:b/c', 'rejected', { refusal: 'Not like this.' });
  oldComment('7', 'without words', { refusal: '' });
  oldReport('report-1-2', '7');
  oldReport('report-3-4', null);
  const store = createTestStore();
  keepUnsent(store);
  const moved = selectUnsent(store.getState()).toSorted((a, b) => a.key.localeCompare(b.key));
  expect(moved).toEqual([
    unsentComment('rejected', { member: 'a:b/c', status: 'rejected', reason: 'Not like this.' }),
    unsentReport('report-1-2', { member: '7', snapshot: 'H4sI', writtenAt: 2 }),
    unsentReport('report-3-4', { snapshot: 'H4sI', writtenAt: 2 }),
    unsentComment('waiting', { member: '7' }),
    unsentComment('without words', { member: '7', status: 'rejected', reason: '' }),
  ]);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    moved.map(({ key }) => `${storageKeys.unsent}${key}`),
  );
});

test('moves them once: a sent entry does not return', () => {
  oldComment('7', 'k');
  moveOldEntries();
  const storage = createUnsentStorage();
  storage.read();
  storage.write([]);
  moveOldEntries();
  expect(storage.read()).toEqual([]);
});

test('leaves what it cannot read', () => {
  localStorage.setItem('vgr:outbox:7:a', '{"broken');
  localStorage.setItem('vgr:outbox:7:b', '{"key":"b","writtenAt":1}');
  localStorage.setItem('vgr:report:r', '{"key":"r"}');
  moveOldEntries();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'vgr:outbox:7:a',
    'vgr:outbox:7:b',
    'vgr:report:r',
  ]);
});

test('keeps an entry under its old key when the storage does not take the new one', () => {
  oldComment('7', 'k');
  const { setItem } = Storage.prototype;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
    this: Storage,
    key: string,
    value: string,
  ) {
    if (key.startsWith(storageKeys.unsent)) throw new DOMException('Full.', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  moveOldEntries();
  expect(Object.keys(localStorage)).toEqual(['vgr:outbox:7:k']);
  full.mockRestore();
  const storage = createUnsentStorage();
  moveOldEntries();
  expect(storage.read()).toEqual([unsentComment('k', { member: '7' })]);
  expect(Object.keys(localStorage)).toEqual([`${storageKeys.unsent}k`]);
});
