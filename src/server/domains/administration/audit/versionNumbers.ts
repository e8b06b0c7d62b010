import { sql } from 'kysely';
import type { AuditLine } from '../../../../contract/schemas/adminAudit';
import type { Database } from '../../../platform/database/tables';

type Details = AuditLine['details'];
const names = ['version', 'restoredFrom'] as const;

/**
 * Details with the version numbers of articles as the editor shows them: a recorded version grows with each save, and several
 * saves share a number. A version that is not kept any more has none.
 */
export async function withVersionNumbers<Line extends Pick<AuditLine, 'id' | 'at' | 'details'>>(
  database: Database,
  lines: readonly Line[],
): Promise<Line[]> {
  const wanted = lines.flatMap(({ id, at, details }) =>
    names.flatMap((name) => {
      const [article, version] = [details['article'], details[name]];
      return typeof article === 'number' && typeof version === 'number'
        ? [{ id, at, name, article, version }]
        : [];
    }),
  );
  if (wanted.length === 0) return [...lines];
  const rows = sql.join(
    wanted.map(
      ({ id, at, name, article, version }) =>
        sql`(${id}::bigint, ${at}::timestamptz, ${name}::text, ${article}::int, ${version}::int)`,
    ),
  );
  const found = await sql<{ id: number; name: string; number: number | null }>`
    select w.id::int as id, w.name, (
      select r.number from article_revisions r
      where r.article_id = w.article and r.version >= w.version and r.begun_at <= w.at
        and r.kind <> 'conflict'
      order by r.version limit 1) as number
    from (values ${rows}) w (id, at, name, article, version)`.execute(database);
  const numbers = new Map(found.rows.map(({ id, name, number }) => [`${id} ${name}`, number]));
  const numbered = (id: number, details: Details): Details =>
    Object.fromEntries(
      Object.entries(details).flatMap(([name, value]) => {
        const number = numbers.get(`${id} ${name}`);
        if (number === undefined) return [[name, value]];
        return number === null ? [] : [[name, number]];
      }),
    );
  return lines.map((line) => ({ ...line, details: numbered(line.id, line.details) }));
}
