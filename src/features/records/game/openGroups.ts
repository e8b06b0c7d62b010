import type { GroupOverview } from '../../../api/wire/gameFromWire';

/** How many charts are unfolded at first. */
const maxOpen = 20;

/** How many groups are unfolded at first: as many as have few charts together, and the first one. */
export function openGroups(groups: readonly GroupOverview[]): number {
  let sum = 0;
  const index = groups.findIndex(({ charts }) => {
    sum += charts;
    return sum > maxOpen;
  });
  return index === -1 ? groups.length : Math.max(1, index);
}
