import { sql } from 'kysely';
import { inSnapshot } from '../database/inSnapshot';
import type { Database } from '../database/tables';
import { countChecks } from './countChecks';
import type { IntegrityCheck } from './integrityCheck';
import { listingChecks } from './listingChecks';
import { pictureChecks } from './pictureChecks';
import { recordChecks } from './recordChecks';
import { createIdentityChecks, createReferenceChecks } from './referenceChecks';

export interface Finding {
  name: string;
  total: number;
  /** The first few. */
  examples: string[];
  repairable: boolean;
}

type OnCheck = (name: string, index: number, total: number) => void;

export const shownExamples = 5;

/** Runs all checks on one snapshot. Writers are not blocked, and not seen. */
export function checkIntegrity(
  database: Database,
  onCheck: OnCheck = () => undefined,
): Promise<Finding[]> {
  return inSnapshot(database, async (snapshot) => {
    const findings: Finding[] = [];
    const checks = await createChecks(snapshot);
    for (const [index, check] of checks.entries()) {
      onCheck(check.name, index + 1, checks.length);
      const finding = await runCheck(snapshot, check);
      if (finding.total > 0) findings.push(finding);
    }
    return findings;
  });
}

/** Mends what is derived, in one transaction during which nobody else writes the tables it is derived from. */
export async function repairIntegrity(database: Database, findings: readonly Finding[]) {
  const names = new Set(findings.map(({ name }) => name));
  await database.transaction().execute(async (transaction) => {
    // First, because whoever ranks a game begins with its row there: no ranking is half done.
    await sql`lock table game_rankings in exclusive mode`.execute(transaction);
    await sql`lock table users, articles, article_translations, article_listings, article_counts,
      article_view_counts, comments, member_activity, daily_counts, monthly_counts, audit_log, games, charts, scores,
      ranking_changes in share row exclusive mode`.execute(transaction);
    for (const { name, repair = [] } of await createChecks(transaction)) {
      if (!names.has(name)) continue;
      for (const statement of repair) await statement.execute(transaction);
    }
  });
}

/** In the order of the repairs: later checks read what earlier ones repair. */
async function createChecks(database: Database): Promise<IntegrityCheck[]> {
  return [
    ...(await createReferenceChecks(database)),
    ...(await createIdentityChecks(database)),
    ...listingChecks,
    ...recordChecks,
    ...countChecks,
    ...pictureChecks,
  ];
}

async function runCheck(
  transaction: Database,
  { name, problems, repair }: IntegrityCheck,
): Promise<Finding> {
  const { rows } = await sql<{ total: number; examples: string[] | null }>`
    select count(*) as total, (array_agg(problem))[1:${sql.lit(shownExamples)}] as examples
    from (${problems}) p`.execute(transaction);
  const { total = 0, examples } = rows[0] ?? {};
  return { name, total, examples: examples ?? [], repairable: repair !== undefined };
}
