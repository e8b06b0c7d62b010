import { visitRules } from '../../../../contract/records/visits';
import type { SeenPlace } from '../../../platform/database/visitTables';

const gap = visitRules.gapHours * 3_600_000;

/** What is kept of a member who opened Home before. */
export interface KeptVisit {
  seenAt: string;
  seen: SeenPlace[];
  since: string | null;
  before: SeenPlace[] | null;
}

/** The end of the visit before this one, and the places that were shown then; null during the first visit. */
export type VisitStart = Pick<KeptVisit, 'since' | 'before'>;

/** What changes are counted from: the last look at Home, if it is long ago; within one visit it stays the same. */
export function nextVisit(kept: KeptVisit | undefined, now: Date): VisitStart {
  if (!kept) return { since: null, before: null };
  const { seenAt, seen, since, before } = kept;
  return now.getTime() - Date.parse(seenAt) >= gap
    ? { since: seenAt, before: seen }
    : { since, before };
}
