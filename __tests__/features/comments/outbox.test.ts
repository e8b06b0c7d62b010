import { keepDraft, readDraft } from '../../../src/features/comments/drafts';
import { forgetMember } from '../../../src/features/comments/memberStorage';
import {
  outboxOf,
  putInOutbox,
  takeFromOutbox,
  watchOutbox,
} from '../../../src/features/comments/outbox';

const item = (key: string, writtenAt: number) => ({
  key,
  articleId: 1,
  content: `<p>${key}</p>`,
  writtenAt,
});
const keys = (member: string) => outboxOf(member).map(({ key }) => key);

beforeEach(() => localStorage.clear());

test('each member has a separate outbox, oldest first', () => {
  putInOutbox('7', item('later', 2));
  putInOutbox('7', item('sooner', 1));
  putInOutbox('77', item('another’s', 1));
  expect(keys('7')).toEqual(['sooner', 'later']);
  expect(keys('77')).toEqual(['another’s']);
  takeFromOutbox('7', 'sooner');
  expect(keys('7')).toEqual(['later']);
  takeFromOutbox('7', 'later');
  takeFromOutbox('77', 'another’s');
});

test('invalid stored values are ignored', () => {
  putInOutbox('7', item('good', 1));
  const name = Object.keys(localStorage).find((key) => key.endsWith('good')) ?? '';
  for (const [ending, value] of [
    ['a', '{"broken'],
    ['b', 'null'],
    ['c', '{"key":1}'],
  ] as const) {
    localStorage.setItem(name.replace('good', ending), value);
  }
  expect(keys('7')).toEqual(['good']);
  takeFromOutbox('7', 'good');
});

test('listeners are notified of changes, also of those in another tab', () => {
  let told = 0;
  const stop = watchOutbox(() => {
    told += 1;
  });
  putInOutbox('7', item('x', 1));
  const name = Object.keys(localStorage).find((key) => key.endsWith('x')) ?? '';
  globalThis.dispatchEvent(new StorageEvent('storage', { key: name }));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(told).toBe(2);
  stop();
  takeFromOutbox('7', 'x');
  expect(told).toBe(2);
});

test('drafts are stored by member, article and comment, and deleted with their member', () => {
  const place = { member: '7', articleId: 1 };
  keepDraft(place, '<p>new</p>');
  keepDraft({ ...place, commentId: 3 }, '<p>changed</p>');
  keepDraft({ ...place, member: '77' }, '<p>another’s</p>');
  expect(readDraft(place)).toBe('<p>new</p>');
  expect(readDraft({ ...place, commentId: 3 })).toBe('<p>changed</p>');
  expect(readDraft({ ...place, articleId: 2 })).toBe('');
  putInOutbox('7', item('unsent', 1));
  putInOutbox('77', item('another’s', 1));
  forgetMember('7');
  expect(keys('7')).toEqual([]);
  expect(keys('77')).toEqual(['another’s']);
  takeFromOutbox('77', 'another’s');
  expect(readDraft(place)).toBe('');
  expect(readDraft({ ...place, commentId: 3 })).toBe('');
  expect(readDraft({ ...place, member: '77' })).toBe('<p>another’s</p>');
  keepDraft({ ...place, member: '77' }, '');
  expect(Object.keys(localStorage)).toEqual([]);
});
