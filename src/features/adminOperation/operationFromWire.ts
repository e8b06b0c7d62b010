import {
  checked,
  hasFields,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  isTextOrNull,
  orNull,
} from '../../admin-frame/checks';
import { jobKinds, jobStates, mailStates } from '../../contract/jobKinds';
import { nodeStates } from '../../contract/operation';
import type { Job, QueuedMail } from '../../contract/schemas/adminJobs';
import type {
  Operation,
  RankingFailure,
  RankingWork,
  RequestHistory,
  ServerNode,
} from '../../contract/schemas/adminOperation';

const isNode = hasFields<ServerNode>({
  id: isText,
  name: isText,
  state: isOneOf(nodeStates),
  build: isText,
  runtime: isText,
  startedAt: isText,
  seenAt: isText,
});
const isTable = hasFields<Operation['database']['tables'][number]>({
  name: isText,
  bytes: isNumber,
  rows: isNumber,
});

export const operationFromWire = checked(
  hasFields<Operation>({
    nodes: isListOf(isNode),
    database: hasFields<Operation['database']>({
      version: isText,
      bytes: isNumber,
      tables: isListOf(isTable),
    }),
    pictures: hasFields<Operation['pictures']>({ count: isNumber, bytes: isNumber }),
    lastBackup: orNull(
      hasFields<NonNullable<Operation['lastBackup']>>({ finishedAt: isText, bytes: isNumber }),
    ),
  }),
);

const isNamed = hasFields<RankingFailure['game']>({ id: isNumber, slug: isText, name: isText });
const isFailure = hasFields<RankingFailure>({
  game: isNamed,
  chart: orNull(isNamed),
  failures: isNumber,
  error: isText,
  nextAttemptAt: isText,
});
export const rankingWorkFromWire = checked(
  hasFields<RankingWork>({
    nbWaiting: isNumber,
    waitingSince: isTextOrNull,
    nbFailing: isNumber,
    failures: isListOf(isFailure),
    nbGames: isNumber,
    nbRecounted: isNumber,
    nbMended: isNumber,
  }),
);

const isPoint = hasFields<RequestHistory['points'][number]>({
  start: isText,
  requests: isNumber,
  failures: isNumber,
  median: orNull(isNumber),
  p95: orNull(isNumber),
});
export const requestHistoryFromWire = checked(
  hasFields<RequestHistory>({ minutes: isNumber, points: isListOf(isPoint) }),
);

/** Entries of a kind that is not known are left out of their lists. */
export const jobFromWire = checked(
  hasFields<Job>({
    kind: isOneOf(jobKinds),
    state: isOneOf(jobStates),
    lastSuccessAt: isTextOrNull,
    lastErrorAt: isTextOrNull,
    lastError: isTextOrNull,
    nextRunAt: isTextOrNull,
  }),
);

export const queuedMailFromWire = checked(
  hasFields<QueuedMail>({
    id: isNumber,
    kind: isText,
    state: isOneOf(mailStates),
    recipient: isText,
    attempts: isNumber,
    lastError: isTextOrNull,
    createdAt: isText,
    nextAttemptAt: isTextOrNull,
    failedAt: isTextOrNull,
  }),
);
