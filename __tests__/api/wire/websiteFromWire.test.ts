import { configurationFromWire, statisticsFromWire } from '../../../src/api/wire/websiteFromWire';
import { siteConfiguration, statistics } from '../../support/fixtures/website';

test('maps the statistics to the names used in the client', () => {
  expect(statisticsFromWire(statistics)).toEqual({
    members: 15_230,
    records: 51_400,
    provedRecords: 38_211,
    games: 1042,
  });
  expect(statisticsFromWire({})).toEqual({ members: 0, records: 0, provedRecords: 0, games: 0 });
  expect(statisticsFromWire('x')).toBeUndefined();
});

test('reads the complete configuration', () => {
  expect(configurationFromWire(siteConfiguration)).toEqual({
    ...siteConfiguration,
    analyticsId: null,
  });
  expect(configurationFromWire({})).toEqual({
    partners: [],
    recordsSite: {},
    registrationOpen: true,
    analyticsId: null,
  });
  expect(configurationFromWire([])).toBeUndefined();
});

test('drops unsafe URLs', () => {
  const hostile = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', 7, null];
  const read = configurationFromWire({
    partners: hostile.map((url) => ({ name: 'Partner', url })),
    recordsSite: { dashboard: hostile[0], myTeam: 'https://records.example/team', other: 'x' },
  });
  expect(read?.partners).toEqual([]);
  expect(read?.recordsSite).toEqual({ myTeam: 'https://records.example/team' });
});
