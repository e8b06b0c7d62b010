import { Type, type Static } from '@sinclair/typebox';

/** The four numbers of the home page: members, records, proven records and games. */
export const Statistics = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Statistics'),
  nbPlayer: Type.Integer({ minimum: 0 }),
  nbChart: Type.Integer({ minimum: 0 }),
  nbChartProven: Type.Integer({ minimum: 0 }),
  nbGame: Type.Integer({ minimum: 0 }),
});
export type Statistics = Static<typeof Statistics>;
export type SiteTotals = Omit<Statistics, '@id' | '@type'>;

export const Partner = Type.Object({
  name: Type.String(),
  url: Type.String({ format: 'uri' }),
  description: Type.Optional(Type.String()),
});
export type Partner = Static<typeof Partner>;

/** Pages of the records site linked from the header's menu and the profile; each only if configured. */
export const RecordsSiteAddresses = Type.Object({
  dashboard: Type.Optional(Type.String()),
  myProofs: Type.Optional(Type.String()),
  myTeam: Type.Optional(Type.String()),
  myFriends: Type.Optional(Type.String()),
  publicProfile: Type.Optional(Type.String()),
  messages: Type.Optional(Type.String()),
  lostPositions: Type.Optional(Type.String()),
});
export type RecordsSiteAddresses = Static<typeof RecordsSiteAddresses>;

export const SiteConfiguration = Type.Object({
  partners: Type.Array(Partner),
  recordsSite: RecordsSiteAddresses,
  registrationOpen: Type.Boolean(),
  analyticsId: Type.Optional(Type.String()),
});
export type SiteConfiguration = Static<typeof SiteConfiguration>;
