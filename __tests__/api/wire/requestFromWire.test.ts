import {
  moderatedRequestFromWire,
  ownRequestFromWire,
} from '../../../src/api/wire/requestFromWire';
import { moderatedRequest, ownRequest, unusual } from '../../support/fixtures/requests';

const kindsOf = (fields: Readonly<Record<string, { shown: unknown }>>, ...names: string[]) =>
  names.map((name) => fields[name]?.shown);

test('hides who doubts a score and why from snapshots', () => {
  const names = ['grounds', 'message', 'note'];
  expect(kindsOf(ownRequestFromWire.shown.fields, ...names)).toEqual(names.map(() => 'hidden'));
  expect(kindsOf(moderatedRequestFromWire.shown.fields, 'askedBy', ...names)).toEqual(
    ['askedBy', ...names].map(() => 'hidden'),
  );
});

test('has nobody who asks when the site noticed the score', () => {
  expect(moderatedRequestFromWire(moderatedRequest(1, unusual))?.askedBy).toBeNull();
  expect(moderatedRequestFromWire(moderatedRequest(1))?.askedBy?.username).toBe('grace');
});

test('skips a request with grounds that it does not know', () => {
  expect(ownRequestFromWire({ ...ownRequest(1), grounds: 'dream' })).toBeUndefined();
});
