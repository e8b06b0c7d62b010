import { buildSiteConfiguration } from '../../../../src/server/platform/website/siteConfiguration';

test('there are no records-site links without a records site', () => {
  expect(buildSiteConfiguration(undefined, {})).toEqual({
    partners: [],
    recordsSite: {},
    registrationOpen: true,
  });
});

test('single links can be configured without a records site', () => {
  const { recordsSite } = buildSiteConfiguration(
    { recordsSite: { messages: 'https://mail.example/', myProofs: '/relative' } },
    {},
  );
  expect(recordsSite).toEqual({ messages: 'https://mail.example/' });
});
