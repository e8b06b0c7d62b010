import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import {
  createUnsentStorage,
  isEntryStored,
  storeEntry,
} from '../../../src/store/unsent/unsentStorage';
import { unsentComment, unsentReport } from '../../support/fixtures/unsent';

const nameOf = (key: string) => `${storageKeys.unsent}${key}`;
const storedNow = () =>
  createUnsentStorage()
    .read()
    .map(({ key }) => key);

test('entries are read oldest first', () => {
  storeEntry(unsentComment('later', { writtenAt: 2 }));
  storeEntry(unsentReport('sooner', { writtenAt: 1 }));
  expect(storedNow()).toEqual(['sooner', 'later']);
});

test.each([
  ['half a JSON', '{"broken'],
  ['null', 'null'],
  ['no entry', '{"key":1}'],
  ['an entry of an unknown kind', JSON.stringify({ ...unsentComment('x'), kind: 'vote' })],
  ['a comment without an author', JSON.stringify({ ...unsentComment('x'), member: null })],
  ['a report without a snapshot', JSON.stringify({ ...unsentReport('x'), snapshot: 5 })],
  ['an unknown status', JSON.stringify({ ...unsentReport('x'), status: 'lost' })],
])('%s is ignored', (_what, text) => {
  storeEntry(unsentComment('good'));
  localStorage.setItem(nameOf('other'), text);
  expect(storedNow()).toEqual(['good']);
});

test('an entry that is being sent is stored as waiting', () => {
  storeEntry(unsentComment('k', { status: 'sending' }));
  expect(createUnsentStorage().read()).toEqual([unsentComment('k')]);
});

test('a tab writes only what it has changed itself', () => {
  storeEntry(unsentComment('sent by the other tab'));
  const storage = createUnsentStorage();
  const read = storage.read();
  localStorage.removeItem(nameOf('sent by the other tab'));
  storeEntry(unsentComment('written in the other tab'));
  storage.write([...read, unsentComment('own')]);
  expect(storedNow().toSorted()).toEqual(['own', 'written in the other tab']);
  storage.write(read);
  expect(storedNow()).toEqual(['written in the other tab']);
});

test('a tab does not overwrite what another one has changed', () => {
  storeEntry(unsentComment('k'));
  const storage = createUnsentStorage();
  const read = storage.read();
  const rejected = unsentComment('k', { status: 'rejected', reason: 'No.' });
  storeEntry(rejected);
  storage.write([...read, unsentComment('own', { writtenAt: 2 })]);
  expect(createUnsentStorage().read()[0]).toEqual(rejected);
});

test('a change does not restore an entry that another tab has removed', () => {
  storeEntry(unsentComment('k'));
  const storage = createUnsentStorage();
  storage.read();
  localStorage.removeItem(nameOf('k'));
  storage.write([unsentComment('k', { status: 'rejected', reason: 'No.' })]);
  expect(storedNow()).toEqual([]);
});

test('what a full storage does not take is held in memory', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const storage = createUnsentStorage();
  storage.write([unsentComment('k')]);
  expect(isEntryStored('k')).toBe(false);
  expect(storage.read()).toEqual([unsentComment('k')]);
  full.mockRestore();
  storage.write([]);
  expect(storage.read()).toEqual([]);
  expect(storedKeys(storageKeys.unsent)).toEqual([]);
});
