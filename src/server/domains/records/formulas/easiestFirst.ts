import type { OwnScore } from '../../../../contract/schemas/players';

/** How much of its value a score must change for each point of the next place; infinite without points to gain. */
function effort({ values, next }: OwnScore): number {
  if (!next || next.points === 0) return Infinity;
  const column = next.values.findIndex(({ raw }, index) => raw !== values[index]?.raw);
  const [own, wanted] = [values[column]?.raw ?? 0, next.values[column]?.raw ?? 0];
  return Math.abs(wanted - own) / Math.max(1, Math.abs(own)) / next.points;
}

/** Scores in the order of what a point costs; those without points to gain come last, in the order they had. */
export const easiestFirst = (scores: readonly OwnScore[]): OwnScore[] =>
  scores
    .map((score) => ({ score, cost: effort(score) }))
    .toSorted((a, b) => (a.cost < b.cost ? -1 : Number(a.cost > b.cost)))
    .map(({ score }) => score);
