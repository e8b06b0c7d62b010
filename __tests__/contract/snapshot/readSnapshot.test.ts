import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSnapshot } from '../../../src/contract/snapshot/readSnapshot';
import { snapshotLimits, snapshotSchema } from '../../../src/contract/snapshot/snapshotFormat';
import { makeSnapshot, sealSnapshot } from '../../support/snapshots';

const refusalOf = (text: string) => readSnapshot(text).rejection;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test('a valid snapshot is read', () => {
  const { snapshot } = readSnapshot(makeSnapshot({ state: { theme: { key: 'dark' } } }));
  expect(snapshot?.meta.schema).toBe(snapshotSchema);
  expect(snapshot?.actions).toEqual([{ type: 'ui/sidebarToggled' }]);
  expect(snapshot?.state).toEqual({ theme: { key: 'dark' } });
});

test('whitespace and order of keys do not matter', () => {
  const file = JSON.parse(makeSnapshot());
  const turned = Object.fromEntries(Object.entries(file).toReversed());
  expect(readSnapshot(JSON.stringify(turned, null, '\t')).rejection).toBeUndefined();
});

test.each([
  ['nothing', '', 'unreadable'],
  ['no JSON', 'hello', 'unreadable'],
  ['half a file', makeSnapshot().slice(0, 400), 'unreadable'],
  ['another JSON', '[1,2]', 'foreign'],
  ['a plain file of DevTools', '{"payload":"[]"}', 'foreign'],
  ['a schema that is no number', makeSnapshot({ meta: { schema: '1' } }), 'foreign'],
  ['one of the future', makeSnapshot({ meta: { schema: snapshotSchema + 1 } }), 'tooNew'],
  ['another language in it', makeSnapshot().replace('"locale":"en"', '"locale":"fr"'), 'damaged'],
  ['another action in it', makeSnapshot().replace('sidebarToggled', 'sidebarToggle'), 'damaged'],
  ['fewer times than actions', makeSnapshot({ meta: { times: [] } }), 'damaged'],
  ['meta of another kind', makeSnapshot({ meta: { viewport: 'wide' } }), 'damaged'],
  ['an action without a type', makeSnapshot({ actions: [{}] }), 'damaged'],
  ['a state that is a list', sealSnapshot('[]', '[]'), 'damaged'],
  ['a prototype', sealSnapshot('[]', '{"__proto__":{"isAdmin":true}}'), 'hostile'],
  ['a constructor', sealSnapshot('[]', '{"ui":{"constructor":{}}}'), 'hostile'],
  ['what objects are made from', sealSnapshot('[]', '{"ui":{"prototype":{}}}'), 'hostile'],
  ['a prototype in an action', sealSnapshot('[{"type":"x","__proto__":{}}]', '{}'), 'hostile'],
  ['a prototype beside them', makeSnapshot({ meta: JSON.parse('{"__proto__":{}}') }), 'hostile'],
  ['what DevTools would revive', sealSnapshot('[]', '{"ui":{"$jsan":"f"}}'), 'hostile'],
  ['more depth than any state has', sealSnapshot('[]', nested(5000)), 'hostile'],
  [
    'a flood',
    makeSnapshot({ actions: Array.from({ length: 5001 }, () => ({ type: 'x' })) }),
    'flood',
  ],
])('%s is rejected with its reason', (_what, text, reason) => {
  expect(refusalOf(text)).toBe(reason);
});

test('a file that is too large is not parsed', () => {
  const text = makeSnapshot();
  const { fileBytes } = snapshotLimits;
  Object.defineProperty(snapshotLimits, 'fileBytes', { value: text.length - 1 });
  expect(refusalOf(text)).toBe('tooLarge');
  Object.defineProperty(snapshotLimits, 'fileBytes', { value: fileBytes });
  expect(refusalOf(text)).toBeUndefined();
});

describe('files of released versions', () => {
  const folder = path.join(__dirname, '../../support/fixtures/snapshots');
  const files = readdirSync(folder);

  test('exist for each schema version', () => {
    const schemas = files.map((file) => Number(/^schema-(\d+)/.exec(file)?.[1]));
    const released = Array.from({ length: snapshotSchema }, (_, index) => index + 1);
    expect(schemas).toEqual(expect.arrayContaining(released));
  });

  test.each(files)('%s can be read', (file) => {
    const { snapshot, rejection } = readSnapshot(readFileSync(path.join(folder, file), 'utf8'));
    expect(rejection).toBeUndefined();
    expect(snapshot?.meta.schema).toBe(snapshotSchema);
    expect(snapshot?.actions.length).toBeGreaterThan(0);
  });
});
