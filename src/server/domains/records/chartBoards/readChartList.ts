import type { Language } from '../../../../contract/languages';
import type { ChartSummary, ChartWithRecord } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { findChartLeaders } from './findChartLeaders';
import { findOwnPlaces } from './findOwnPlaces';

interface Request<Chart> {
  charts: readonly Chart[];
  language: Language;
  /** The member whose own scores are added. */
  userId: number | undefined;
}

/** Charts with their first places and, for a member, with the own scores. `snapshot` makes them of one moment. */
export async function readChartList<Chart extends ChartSummary>(
  snapshot: Database,
  { charts, language, userId }: Request<Chart>,
): Promise<(Chart & Pick<ChartWithRecord, 'record' | 'own'>)[]> {
  const records = await findChartLeaders(snapshot, charts, language);
  const own =
    userId === undefined ? undefined : await findOwnPlaces(snapshot, { charts, userId, language });
  return charts.map((chart) => ({
    ...chart,
    record: records.get(chart.id) ?? null,
    ...(own ? { own: own.get(chart.id) ?? null } : {}),
  }));
}
