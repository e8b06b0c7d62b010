import type { Partner, RecordsSiteAddresses } from '../../contract/schemas/website';
import { countOrZero, isRecord, textOrNull } from './typeGuards';

/** The four counters of the home page; all zero, and not shown, if the server provides none. */
export type ClientStatistics = {
  members: number;
  records: number;
  provedRecords: number;
  games: number;
};

export type ClientConfiguration = {
  partners: Partner[];
  recordsSite: RecordsSiteAddresses;
  registrationOpen: boolean;
  analyticsId: string | null;
};

export function statisticsFromWire(body: unknown): ClientStatistics | undefined {
  if (!isRecord(body)) return undefined;
  return {
    members: countOrZero(body.nbPlayer),
    records: countOrZero(body.nbChart),
    provedRecords: countOrZero(body.nbChartProven),
    games: countOrZero(body.nbGame),
  };
}

/** A URL that is safe in a link: http(s) only, not `javascript:`. */
const webAddress = (value: unknown): string | undefined => {
  const text = textOrNull(value);
  if (text === null || !URL.canParse(text)) return undefined;
  return /^https?:$/.test(new URL(text).protocol) ? text : undefined;
};

const partnerFromWire = (value: unknown): Partner[] => {
  if (!isRecord(value)) return [];
  const name = textOrNull(value.name);
  const url = webAddress(value.url);
  const description = textOrNull(value.description);
  if (name === null || url === undefined) return [];
  return [{ name, url, ...(description === null ? {} : { description }) }];
};

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

export function configurationFromWire(body: unknown): ClientConfiguration | undefined {
  if (!isRecord(body)) return undefined;
  return {
    partners: Array.isArray(body.partners) ? body.partners.flatMap(partnerFromWire) : [],
    recordsSite: addressesFromWire(body.recordsSite),
    registrationOpen: body.registrationOpen !== false,
    analyticsId: textOrNull(body.analyticsId),
  };
}
