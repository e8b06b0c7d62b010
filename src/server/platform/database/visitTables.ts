import type { ColumnType } from 'kysely';
import type { VisitBoard } from '../../../contract/records/visits';

/** A place in a ranking as it was shown to a member. */
export interface SeenPlace {
  board: VisitBoard;
  count: number;
  rank: number;
}

/** When a member opened Home last, and at the end of the visit before. */
interface MemberVisitsTable {
  userId: number;
  seenAt: ColumnType<string, Date | string, Date | string>;
  seen: ColumnType<SeenPlace[], string, string>;
  /** Null during the first visit. */
  since: ColumnType<string | null, Date | string | null, Date | string | null>;
  before: ColumnType<SeenPlace[] | null, string | null, string | null>;
}

export interface VisitTables {
  memberVisits: MemberVisitsTable;
}
