import { sql, type RawBuilder } from 'kysely';

/** Whether a standing decision hides this username, or one that reads like it. */
export const nameIsHidden = (
  name: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from report_cases where kind = 'name' and thing = md5(folded_username(${name})) and hide and reversed_at is null)`;
