import type { Partner, RecordsSiteAddresses } from '../../contract/schemas/website';
import {
  count,
  flagUnlessFalse,
  from,
  listFromWire,
  needed,
  object,
  published,
  reader,
  text,
  type Read,
} from './readers';
import { isRecord, textOrNull } from './typeGuards';

export const statisticsFromWire = object({
  members: from('nbPlayer', count),
  records: from('nbChart', count),
  provedRecords: from('nbChartProven', count),
  games: from('nbGame', count),
});
/** The four counters of the home page; all zero, and not shown, if the server provides none. */
export type ClientStatistics = Read<typeof statisticsFromWire>;

/** A URL that is safe in a link: http(s) only, not `javascript:`. */
const webAddress = reader((value) => {
  const url = textOrNull(value);
  if (url === null || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}, 'published');

const partnerFromWire = object({
  name: needed(published),
  url: webAddress,
  description: published,
});

const addressNames = [
  'dashboard',
  'myProofs',
  'myTeam',
  'myFriends',
  'publicProfile',
  'messages',
  'lostPositions',
] as const satisfies readonly (keyof RecordsSiteAddresses)[];

const addressesFromWire = (value: unknown): RecordsSiteAddresses => {
  const given = isRecord(value) ? value : {};
  return Object.fromEntries(
    addressNames.flatMap((name) => {
      const address = webAddress(given[name]);
      return address === undefined ? [] : [[name, address]];
    }),
  );
};

export const configurationFromWire = object({
  partners: reader(
    (value) =>
      listFromWire(value, partnerFromWire).map(({ description, ...partner }): Partner =>
        description === null ? partner : { ...partner, description },
      ),
    { item: partnerFromWire.shown },
  ),
  recordsSite: reader(addressesFromWire, {
    fields: Object.fromEntries(addressNames.map((name) => [name, webAddress])),
  }),
  registrationOpen: flagUnlessFalse,
  analyticsId: text('hidden'),
});
export type ClientConfiguration = Read<typeof configurationFromWire>;
