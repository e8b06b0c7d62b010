import { count, from, moment, object, published, type Read } from './readers';
import { referenceFields } from './referenceFromWire';

const catalogueFields = {
  ...referenceFields,
  games: from('nbGame', count),
  charts: from('nbChart', count),
};

/** A series, with what its games have together. */
export const seriesFromWire = object({
  ...catalogueFields,
  scores: from('nbScore', count),
  proved: from('nbProved', count),
  lastScoreAt: moment,
});
export type SeriesDetails = Read<typeof seriesFromWire>;

/** A platform, with what the games on it have together. */
export const platformFromWire = object({ ...catalogueFields, maker: published });
export type PlatformDetails = Read<typeof platformFromWire>;
