import type { Better } from '../../../contract/records/catalogue';
import type { ProvedPlaces } from '../../../contract/records/proofRule';
import type { SampleFormat } from './sampleFormats';
import type { SampleNames } from './sampleNames';

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
  proofRule?: { places: ProvedPlaces; from: number; since: string };
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
