import { Value } from '@sinclair/typebox/value';
import { Statistics } from '../../contract/schemas/website';

/** The stored counters; zeros where there are none, which the client takes as "nothing to show". */
export function buildStatistics(stored: unknown): Statistics {
  if (Value.Check(Statistics, stored)) return stored;
  return { nbPlayer: 0, nbChart: 0, nbChartProven: 0, nbGame: 0 };
}
