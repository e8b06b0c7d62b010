import * as adminArticles from '../../../contract/schemas/adminArticles';
import * as adminAudit from '../../../contract/schemas/adminAudit';
import * as adminConfiguration from '../../../contract/schemas/adminConfiguration';
import * as adminGames from '../../../contract/schemas/adminGames';
import * as adminOperation from '../../../contract/schemas/adminOperation';
import * as adminOverview from '../../../contract/schemas/adminOverview';
import * as adminStatistics from '../../../contract/schemas/adminStatistics';
import * as adminUsers from '../../../contract/schemas/adminUsers';
import * as articles from '../../../contract/schemas/articles';
import * as charts from '../../../contract/schemas/charts';
import * as collection from '../../../contract/schemas/collection';
import * as comments from '../../../contract/schemas/comments';
import * as dueScores from '../../../contract/schemas/dueScores';
import * as errors from '../../../contract/schemas/errors';
import * as firsts from '../../../contract/schemas/firsts';
import * as games from '../../../contract/schemas/games';
import * as moderation from '../../../contract/schemas/moderation';
import * as pins from '../../../contract/schemas/pins';
import * as players from '../../../contract/schemas/players';
import * as playerSettings from '../../../contract/schemas/playerSettings';
import * as privateParts from '../../../contract/schemas/privateParts';
import * as problems from '../../../contract/schemas/problems';
import * as proofs from '../../../contract/schemas/proofs';
import * as reports from '../../../contract/schemas/reports';
import * as requests from '../../../contract/schemas/requests';
import * as scoreHistory from '../../../contract/schemas/scoreHistory';
import * as scores from '../../../contract/schemas/scores';
import * as session from '../../../contract/schemas/session';
import * as sheets from '../../../contract/schemas/sheets';
import * as standings from '../../../contract/schemas/standings';
import * as support from '../../../contract/schemas/support';
import * as users from '../../../contract/schemas/users';
import * as website from '../../../contract/schemas/website';

/** The schemas of the contract, by identity, with the names of their exports. */
const names = new Map<unknown, string>(
  [
    adminArticles,
    adminAudit,
    adminConfiguration,
    adminGames,
    adminOperation,
    adminOverview,
    adminStatistics,
    adminUsers,
    articles,
    charts,
    collection,
    comments,
    dueScores,
    errors,
    firsts,
    games,
    moderation,
    pins,
    players,
    playerSettings,
    privateParts,
    problems,
    proofs,
    reports,
    requests,
    scoreHistory,
    scores,
    session,
    sheets,
    standings,
    support,
    users,
    website,
  ].flatMap((module) => Object.entries(module).map(([name, schema]) => [schema, name] as const)),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names a schema derived from one of the contract (`Article.json`) and returns it. */
export function nameVariant<Schema extends object>(
  original: object,
  suffix: string,
  variant: Schema,
): Schema {
  const name = names.get(original);
  if (name !== undefined) names.set(variant, `${name}.${suffix}`);
  return variant;
}

/** A copy in which each schema of the contract has its name as `title`. */
export function withNames(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNames);
  if (!isObject(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withNames(value)]),
  );
  const name = names.get(schema);
  return name === undefined || schema.type !== 'object' ? copy : { ...copy, title: name };
}

/** Replaces named schemas with references and collects them in `schemas`. */
export function hoistSchemas(
  value: unknown,
  schemas: Record<string, unknown>,
  known: ReadonlySet<string> = new Set(names.values()),
): unknown {
  if (Array.isArray(value)) return value.map((item) => hoistSchemas(item, schemas, known));
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, hoistSchemas(item, schemas, known)]),
  );
  const { title } = copy;
  if (typeof title !== 'string' || !known.has(title)) return copy;
  schemas[title] ??= copy;
  return { $ref: `#/components/schemas/${title}` };
}
