import { sql } from 'kysely';
import type { AuditLine } from '../../../../contract/schemas/adminAudit';
import type { Language } from '../../../../contract/languages';
import type { Database } from '../../../platform/database/tables';
import { bestFirst } from '../../games/localizedNames';
import { findArticleTitles } from '../articles/articleTitles';
import { findSiteChanges } from './siteChanges';
import { withVersionNumbers } from './versionNumbers';

/** An entry of the log before its references are resolved. */
export type StoredLine = Omit<AuditLine, 'article' | 'game' | 'case' | 'previous' | 'changes'>;

const numberOf = ({ details }: StoredLine, name: string): number | undefined => {
  const value = details[name];
  return typeof value === 'number' && value > 0 ? value : undefined;
};
const numbersOf = (lines: readonly StoredLine[], name: string): number[] => [
  ...new Set(lines.flatMap((line) => numberOf(line, name) ?? [])),
];
const textOf = ({ details }: StoredLine, name: string): string | null => {
  const value = details[name];
  return typeof value === 'string' ? value : null;
};

async function findUsernames(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await database
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** The names of games in the reader's language; empty for one without a name. */
async function findGameNames(database: Database, ids: readonly number[], language: Language) {
  if (ids.length === 0) return new Map<number, string>();
  const { rows } = await sql<{ id: number; name: string | null }>`
    select g.id, (select t.name from game_translations t where t.game_id = g.id
      order by ${bestFirst(language)} limit 1) as name
    from games g where g.id in (${sql.join(ids)})`.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

async function findCaseCodes(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await database
    .selectFrom('supportCases')
    .select(['id', 'code'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

const isSiteChange = ({ event }: StoredLine) =>
  event === 'siteConfigured' || event === 'siteRestored';

/** Resolves the ids in the details, with one query per kind of entity. */
export async function addContext(
  database: Database,
  lines: readonly StoredLine[],
  language: Language,
): Promise<AuditLine[]> {
  const [numbered, titles, games, codes, usernames, changes] = await Promise.all([
    withVersionNumbers(database, lines),
    findArticleTitles(database, numbersOf(lines, 'article'), language),
    findGameNames(database, numbersOf(lines, 'game'), language),
    findCaseCodes(database, numbersOf(lines, 'case')),
    findUsernames(database, numbersOf(lines, 'before')),
    findSiteChanges(database, numbersOf(lines.filter(isSiteChange), 'version')),
  ]);
  return numbered.map((line) => {
    const article = numberOf(line, 'article');
    const game = numberOf(line, 'game');
    const supportCase = numberOf(line, 'case');
    const previous = numberOf(line, 'before');
    const version = isSiteChange(line) ? numberOf(line, 'version') : undefined;
    return {
      ...line,
      article:
        article === undefined
          ? null
          : {
              id: article,
              title: titles.get(article) ?? textOf(line, 'title'),
              exists: titles.has(article),
            },
      game:
        game === undefined
          ? null
          : { id: game, title: games.get(game) ?? textOf(line, 'title'), exists: games.has(game) },
      case:
        supportCase === undefined
          ? null
          : {
              id: supportCase,
              code: codes.get(supportCase) ?? textOf(line, 'code'),
              exists: codes.has(supportCase),
            },
      previous:
        previous === undefined ? null : { id: previous, username: usernames.get(previous) ?? null },
      changes: (version === undefined ? undefined : changes.get(version)) ?? [],
    };
  });
}
