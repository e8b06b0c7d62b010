import { sql } from 'kysely';
import { postedEventKinds } from '../../../contract/records/scoreStates';

/** The kinds of events that count as posts, as a list for SQL. */
export const postedKinds = sql`(${sql.join(postedEventKinds.map((kind) => sql.lit(kind)))})`;
