import { buildSiteConfiguration } from '../../../src/server/website/siteConfiguration';

test('without a records site nothing leads there', () => {
  expect(buildSiteConfiguration(undefined, {})).toEqual({
    partners: [],
    recordsSite: {},
    registrationOpen: true,
  });
});

test('single addresses may be set without it', () => {
  const { recordsSite } = buildSiteConfiguration(
    { recordsSite: { messages: 'https://mail.example/', myProofs: '/relative' } },
    {},
  );
  expect(recordsSite).toEqual({ messages: 'https://mail.example/' });
});
