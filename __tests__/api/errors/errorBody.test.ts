import { violationsOf, wordsOf } from '../../../src/api/errors/errorBody';

const violations = [
  { propertyPath: 'username', message: 'Taken.' },
  { propertyPath: 'email', message: 'Taken too.' },
];

test.each<[string, unknown, string | undefined]>([
  ['the first violation alone', { violations, message: 'm', detail: 'd' }, 'Taken.'],
  ['then the message', { message: 'm', detail: 'd', description: 'x' }, 'm'],
  ['then the detail', { detail: 'd', 'hydra:description': 'h' }, 'd'],
  ['then the description', { title: 't', 'hydra:description': 'h' }, 'h'],
  ['without its prefix', { title: 't', description: 'x' }, 'x'],
  ['never the title', { title: 't', 'hydra:title': 't' }, undefined],
  ['not an empty message', { message: '  ', detail: 'd' }, 'd'],
  ['no markup', { message: '<h1>502</h1>', detail: 'd' }, 'd'],
  ['no stack trace', { message: 'x'.repeat(501) }, undefined],
  ['no other type', { message: { nested: true } }, undefined],
  ['not of a text', '<html></html>', undefined],
  ['not of a list', [{ message: 'm' }], undefined],
  ['not of nothing', null, undefined],
])('%s', (_name, body, expected) => {
  expect(wordsOf(body)).toBe(expected);
});

test('violations without a message or of a wrong shape are dropped', () => {
  expect(
    violationsOf({ violations: [null, 'x', { propertyPath: 'a' }, { message: 'b' }] }),
  ).toEqual([{ field: '', message: 'b' }]);
  expect(violationsOf({ violations: 'none' })).toEqual([]);
});
