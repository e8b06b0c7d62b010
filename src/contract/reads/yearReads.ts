import { pastPaths } from '../pastPaths';
import { read, type OneOf } from './read';

/** A player and a year. */
export type YearOfPlayer = OneOf & { year: number };

export const yearReads = {
  playerYear: read<YearOfPlayer>({
    path: pastPaths.playerYear('{id}', '{year}'),
    keep: 'people',
  }),
};
