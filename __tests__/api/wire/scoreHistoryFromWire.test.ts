import {
  scoreChangeFromWire,
  scoreDetailsFromWire,
} from '../../../src/api/wire/scoreHistoryFromWire';
import { score, scoreContent, scoreEvent } from '../../support/fixtures/records';

test('reads a score, with the time of its values and of its first ones', () => {
  expect(scoreDetailsFromWire(score(7, { tied: null }))).toMatchObject({
    id: 7,
    tied: 1,
    group: { id: 4 },
    changedAt: '2025-06-02T10:00:00.000Z',
    postedAt: '2025-05-01T10:00:00.000Z',
  });
});

test('reads an event of an unknown kind', () => {
  const event = scoreEvent(1, null, scoreContent('1:20.00'));
  expect(scoreChangeFromWire({ ...event, kind: 'reversed' })).toMatchObject({ kind: 'other' });
  expect(scoreChangeFromWire(event)).toMatchObject({ kind: 'created', before: null });
});

test.each([null, {}, { ...score(7), group: null }, { ...score(7), player: 3 }])(
  'skips %p as a score',
  (item) => expect(scoreDetailsFromWire(item)).toBeUndefined(),
);

test.each([null, {}, { at: 'x', after: {} }, { at: '2025-06-02' }])(
  'skips %p as an event',
  (item) => expect(scoreChangeFromWire(item)).toBeUndefined(),
);
