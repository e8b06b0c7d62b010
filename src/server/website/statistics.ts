import { Value } from '@sinclair/typebox/value';
import { Statistics } from '../../contract/schemas/website';

/** The stored counters, or zeros, for which the client shows nothing. */
export function buildStatistics(stored: unknown): Statistics {
  if (Value.Check(Statistics, stored)) return stored;
  return { nbPlayer: 0, nbChart: 0, nbChartProven: 0, nbGame: 0 };
}
