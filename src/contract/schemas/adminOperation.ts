import { Type, type Static } from '@sinclair/typebox';
import { nodeStates, operationHours, type OperationHours } from '../operation';
import { literals, moment, nullable } from './valueTypes';

const count = Type.Integer({ minimum: 0 });

/** One run of a node's process. */
export const ServerNode = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: literals(nodeStates),
  build: Type.String(),
  /** Empty for a build that names no time. */
  builtAt: Type.String(),
  /** The version of Node. */
  runtime: Type.String(),
  startedAt: moment,
  seenAt: moment,
});
export type ServerNode = Static<typeof ServerNode>;

/** With its indexes. `rows` is an estimate; -1 for a table that was never analysed. */
const TableSize = Type.Object({
  name: Type.String(),
  bytes: count,
  rows: Type.Integer({ minimum: -1 }),
});

const Backup = Type.Object({ finishedAt: moment, bytes: count });

/** How the site runs. */
export const Operation = Type.Object({
  at: moment,
  /** Running ones first. */
  nodes: Type.Array(ServerNode),
  database: Type.Object({
    version: Type.String(),
    embedded: Type.Boolean(),
    bytes: count,
    /** Largest first. */
    tables: Type.Array(TableSize),
  }),
  pictures: Type.Object({ count, bytes: count }),
  lastBackup: nullable<Static<typeof Backup>>(Backup),
});
export type Operation = Static<typeof Operation>;

const nullableMilliseconds = Type.Unsafe<number | null>({
  anyOf: [Type.Number({ minimum: 0 }), { type: 'null' }],
});

/** Requests of all nodes. Times are null where there were no requests. */
export const RequestHistory = Type.Object({
  hours: Type.Unsafe<OperationHours>({ type: 'integer', enum: [...operationHours] }),
  /** The length of a point. */
  minutes: count,
  points: Type.Array(
    Type.Object({
      start: moment,
      requests: count,
      /** Responses with a status of 500 or above. */
      failures: count,
      /** Milliseconds that half of the requests, and 95 of 100, did not exceed. */
      median: nullableMilliseconds,
      p95: nullableMilliseconds,
    }),
  ),
});
export type RequestHistory = Static<typeof RequestHistory>;

const Named = Type.Object({
  id: count,
  slug: Type.String(),
  name: Type.String(),
});

/** A game, or a chart of it, whose ranking failed. It is tried again by itself. */
export const RankingFailure = Type.Object({
  game: Named,
  chart: nullable<Static<typeof Named>>(Named),
  failures: count,
  error: Type.String(),
  nextAttemptAt: moment,
});
export type RankingFailure = Static<typeof RankingFailure>;

/** What the rankings do not contain yet, and what comparisons with the scores have found. */
export const RankingWork = Type.Object({
  /** Games with such changes. */
  nbWaiting: count,
  /** When the oldest of these changes was made. */
  waitingSince: nullable<string>(moment),
  nbFailing: count,
  /** Those that failed most often, at most 20. */
  failures: Type.Array(RankingFailure),
  nbGames: count,
  /** Games whose rankings were compared with their scores in the last month. */
  nbRecounted: count,
  /** How many wrong values these comparisons have mended. */
  nbMended: count,
});
export type RankingWork = Static<typeof RankingWork>;
