import type { Language } from '../../../contract/languages';
import type { Better } from '../../../contract/records/catalogue';

/** A name in the languages it exists in. */
export type SampleNames = { en: string } & Partial<Record<Language, string>>;

/** Times are in milliseconds, distances in centimetres, weights in grams, money in cents, shares in hundredths of a percent. */
export type SampleFormat =
  | 'points'
  | 'hundredths'
  | 'milliseconds'
  | 'seconds'
  | 'distance'
  | 'count'
  | 'percentage'
  | 'weight'
  | 'money';

export type SampleColumn = { format: SampleFormat; better: Better };

export type SampleChart = {
  slug: string;
  names: SampleNames;
  columns: SampleColumn[];
  /** How many players have a score. */
  players: number;
  /** The first and the last place, in the smallest unit of the first column. */
  best: number;
  worst: number;
  /** The difference between two neighbouring values of the game. */
  step: number;
  retired?: true;
};

export type SampleGroup = {
  slug: string;
  names: SampleNames;
  charts: SampleChart[];
  dlc?: true;
  unranked?: true;
};

export type SampleGame = {
  slug: string;
  names: SampleNames;
  platforms: string[];
  series?: string;
  /** The year in which its first chart opened. */
  since: number;
  status?: 'draft' | 'closed';
  groups: SampleGroup[];
};
