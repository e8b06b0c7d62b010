import { collectionFromWire } from '../../../src/api/wire/collection';

const number = (item: unknown) => (typeof item === 'number' ? item : undefined);

test.each<[string, unknown, unknown]>([
  ['hydra', { 'hydra:member': [1, 2], 'hydra:totalItems': 57 }, { items: [1, 2], total: 57 }],
  ['without the prefix', { member: [1, 2], totalItems: 57 }, { items: [1, 2], total: 57 }],
  ['a bare list', [1, 2], { items: [1, 2], total: 2 }],
  ['no total', { 'hydra:member': [1] }, { items: [1], total: 1 }],
  ['a total of a wrong type', { member: [1], totalItems: '57' }, { items: [1], total: 1 }],
  ['an empty list', { 'hydra:member': [], 'hydra:totalItems': 0 }, { items: [], total: 0 }],
  [
    'items that cannot be read',
    { member: [1, 'x', null], totalItems: 3 },
    { items: [1], total: 3 },
  ],
  ['no members', { 'hydra:totalItems': 3 }, undefined],
  ['members of a wrong type', { 'hydra:member': { 0: 1 } }, undefined],
  ['a text', '<html></html>', undefined],
  ['nothing', null, undefined],
])('%s', (_name, body, expected) => {
  expect(collectionFromWire(body, number)).toEqual(expected);
});
