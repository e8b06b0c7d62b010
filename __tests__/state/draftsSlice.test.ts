import { draftsSlice, draftChanged } from '../../src/state/draftsSlice';

const { reducer } = draftsSlice;
const state = { 'article-a': { content: { title: 'A' } } };

test.each([
  ['article-a', ['content', '__proto__', 'polluted']],
  ['article-a', ['constructor', 'prototype', 'polluted']],
  ['article-a', ['__proto__']],
  ['__proto__', ['polluted']],
])('a change of %s at %j reaches no prototype', (id, path) => {
  const patches = [{ op: 'replace' as const, path, value: { polluted: true } }];
  expect(reducer(state, draftChanged({ id, event: 'edited', patches }))).toBe(state);
  expect(Reflect.has({}, 'polluted')).toBe(false);
});

test('a change replaces the value at its path', () => {
  const patches = [{ op: 'replace' as const, path: ['content', 'title'], value: 'B' }];
  expect(reducer(state, draftChanged({ id: 'article-a', event: 'edited', patches }))).toEqual({
    'article-a': { content: { title: 'B' } },
  });
});
