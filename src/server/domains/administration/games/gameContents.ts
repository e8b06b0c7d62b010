import type { AdminGameContent } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { readGameContent } from './readGameContent';

/**
 * The content of a game as that of a new one: without its picture and its retired charts.
 * @throws RequestError (422) if there is no such game.
 */
export async function copyContent(
  transaction: Database,
  gameId: number,
): Promise<AdminGameContent> {
  const content = await readGameContent(transaction, gameId).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
    const violation = { propertyPath: 'copyOf', textKey: 'unknown', code: 'unknown' } as const;
    throw new RequestError(422, 'unprocessable', [violation]);
  });
  return {
    ...content,
    slug: null,
    pictureId: null,
    groups: content.groups.map((group) => ({
      ...group,
      id: null,
      charts: group.charts
        .filter(({ status }) => status !== 'retired')
        .map((chart) => ({ ...chart, id: null, status: 'open' })),
    })),
  };
}

/** The content of an old version with its groups and charts that were removed since as new ones. */
export function withoutLostParts(
  content: AdminGameContent,
  current: AdminGameContent,
): AdminGameContent {
  const groups = new Set(current.groups.map(({ id }) => id));
  const charts = new Set(current.groups.flatMap((group) => group.charts.map(({ id }) => id)));
  const known = (id: number | null, ids: ReadonlySet<number | null>) => (ids.has(id) ? id : null);
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      id: known(group.id, groups),
      charts: group.charts.map((chart) => ({ ...chart, id: known(chart.id, charts) })),
    })),
  };
}

/**
 * The content of an old version with the groups and charts that were added since at the ends: what was public stays.
 */
export function withLaterParts(
  content: AdminGameContent,
  current: AdminGameContent,
): AdminGameContent {
  const kept = new Set(content.groups.flatMap(({ charts }) => charts.map(({ id }) => id)));
  const later = (groupId: number | null) =>
    current.groups
      .filter(({ id }) => id === groupId)
      .flatMap(({ charts }) => charts.filter(({ id }) => !kept.has(id)));
  const groups = new Set(content.groups.map(({ id }) => id));
  return {
    ...content,
    groups: [
      ...content.groups.map((group) => ({
        ...group,
        charts: group.id === null ? group.charts : [...group.charts, ...later(group.id)],
      })),
      ...current.groups
        .filter(({ id }) => !groups.has(id))
        .map((group) => ({ ...group, charts: later(group.id) })),
    ],
  };
}

/** The content with charts retired that were merged since. */
export const withMergedRetired = (
  content: AdminGameContent,
  merged: ReadonlySet<number>,
): AdminGameContent => ({
  ...content,
  groups: content.groups.map((group) => ({
    ...group,
    charts: group.charts.map((chart) =>
      chart.id !== null && merged.has(chart.id) ? { ...chart, status: 'retired' } : chart,
    ),
  })),
});

/** The charts that take scores, without those that did so before. */
export function openCharts(content: AdminGameContent, before?: AdminGameContent): number[] {
  const known = new Set(before && openCharts(before));
  return content.groups.flatMap(({ charts }) =>
    charts.flatMap(({ id, status }) =>
      id !== null && status === 'open' && !known.has(id) ? [id] : [],
    ),
  );
}
