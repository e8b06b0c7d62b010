import { reapplyChanges } from '../../../../src/features/adminGames/draft/reapplyChanges';
import type { AdminChart } from '../../../../src/contract/schemas/adminGames';
import { adminChart, adminGroup, gameContent } from '../../../support/fixtures/adminGames';

const base = gameContent({
  platformIds: [1],
  translations: { en: { name: 'Drift', rules: null }, fr: { name: 'Dérive', rules: null } },
  groups: [adminGroup(1, 'Cups', [adminChart(1, 'Mirror')])],
});

test('what only one side changed is taken from that side', () => {
  const mine = {
    ...base,
    translations: { ...base.translations, en: { name: 'Mine', rules: null } },
  };
  const theirs = { ...base, platformIds: [1, 2], groups: [adminGroup(1, 'Theirs')] };
  expect(reapplyChanges({ base, mine, theirs })).toEqual({
    ...theirs,
    translations: mine.translations,
  });
});

test('where both changed the same, mine stays', () => {
  const mine = { ...base, seriesId: 3 };
  const theirs = { ...base, seriesId: 4 };
  expect(reapplyChanges({ base, mine, theirs }).seriesId).toBe(3);
});

test('charts and groups that they added are kept with my changes', () => {
  const mine = { ...base, groups: [adminGroup(1, 'Renamed', [adminChart(null, 'New')])] };
  const theirs = {
    ...base,
    groups: [
      adminGroup(1, 'Cups', [adminChart(1, 'Mirror'), adminChart(8, 'Theirs')]),
      adminGroup(2, 'Trials'),
    ],
  };
  const { groups } = reapplyChanges({ base, mine, theirs });
  expect(groups).toEqual([
    adminGroup(1, 'Renamed', [adminChart(null, 'New'), adminChart(8, 'Theirs')]),
    adminGroup(2, 'Trials'),
  ]);
});

test('of a row that both changed, the fields that only they changed are theirs', () => {
  const rows = (mirror: Partial<AdminChart>, night: Partial<AdminChart>) => [
    adminGroup(1, 'Cups', [adminChart(1, 'Mirror', mirror), adminChart(2, 'Night', night)]),
  ];
  const start = { ...base, groups: rows({}, {}) };
  const mine = { ...base, groups: rows({ names: { en: 'Mine' } }, {}) };
  const theirs = {
    ...base,
    groups: rows({ names: { en: 'Theirs' }, status: 'locked' }, { status: 'locked' }),
  };
  expect(reapplyChanges({ base: start, mine, theirs }).groups).toEqual(
    rows({ names: { en: 'Mine' }, status: 'locked' }, { status: 'locked' }),
  );
});

test('keeps the rule for proofs that they set beside a name of mine', () => {
  const cups = adminGroup(1, 'Cups');
  const rule = { places: 'first' as const, from: 10 };
  const mine = { ...base, groups: [adminGroup(1, 'Renamed')] };
  const theirs = { ...base, groups: [{ ...cups, proofRule: rule }] };
  expect(reapplyChanges({ base: { ...base, groups: [cups] }, mine, theirs }).groups).toEqual([
    { ...adminGroup(1, 'Renamed'), proofRule: rule },
  ]);
});
