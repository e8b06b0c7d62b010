import { patchesOf } from '../../../src/admin-frame/drafts/patchesOf';

const row = (key: string, names: Readonly<Record<string, string>> = { en: key }) => ({
  key,
  names,
});
const content = { slug: null, rows: [row('a'), row('b'), row('c')] };
const draft = { content, dirty: false, base: content };

test('names the typed field and its value only', () => {
  const rows = content.rows.with(1, row('b', { en: 'New' }));
  expect(patchesOf(draft, { content: { ...content, rows }, dirty: true })).toEqual([
    { op: 'replace', path: ['content', 'rows', '1', 'names', 'en'], value: 'New' },
    { op: 'replace', path: ['dirty'], value: true },
  ]);
});

test('has nothing for values that are the same', () => {
  expect(patchesOf(draft, { content: structuredClone(content), base: content })).toEqual([]);
});

test('replaces fields as a whole when one of them is removed', () => {
  const rows = content.rows.with(0, row('a', {}));
  expect(patchesOf(draft, { content: { ...content, rows } })).toEqual([
    { op: 'replace', path: ['content', 'rows', '0', 'names'], value: {} },
  ]);
});

test('replaces rows as a whole when they are moved, so that each stays the same object', () => {
  const rows = [...content.rows.slice(1), ...content.rows.slice(0, 1)];
  const [patch] = patchesOf(draft, { content: { ...content, rows } });
  expect(patch?.path).toEqual(['content', 'rows']);
  expect(patch?.value).toEqual([row('b'), row('c'), row('a')]);
});
