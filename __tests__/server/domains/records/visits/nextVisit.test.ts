import {
  nextVisit,
  type KeptVisit,
} from '../../../../../src/server/domains/records/visits/nextVisit';

const kept: KeptVisit = {
  seenAt: '2026-05-02T12:00:00.000Z',
  seen: [{ board: 'points', count: 20, rank: 2 }],
  since: '2026-05-01T12:00:00.000Z',
  before: [{ board: 'points', count: 10, rank: 3 }],
};
const last = { since: kept.seenAt, before: kept.seen };
const same = { since: kept.since, before: kept.before };

test('counts from nothing during the first visit', () => {
  expect(nextVisit(undefined, new Date())).toEqual({ since: null, before: null });
  const first = { ...kept, since: null, before: null };
  expect(nextVisit(first, new Date('2026-05-02T12:01:00Z'))).toEqual({ since: null, before: null });
});

test.each([
  ['2026-05-02T12:00:00Z', same],
  ['2026-05-02T17:59:59Z', same],
  ['2026-05-02T18:00:00Z', last],
  ['2027-05-02T18:00:00Z', last],
  // The clock of another node may be behind.
  ['2026-05-02T11:59:00Z', same],
])('at %s counts from %j', (now, start) => {
  expect(nextVisit(kept, new Date(now))).toEqual(start);
});
