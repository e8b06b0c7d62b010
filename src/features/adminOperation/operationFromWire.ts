import { jobKinds, jobStates, mailStates } from '../../contract/jobKinds';
import type { Job, QueuedMail } from '../../contract/schemas/adminJobs';
import { nodeStates } from '../../contract/operation';
import type { Operation, RankingWork, RequestHistory } from '../../contract/schemas/adminOperation';
import { isRecord } from '../../api/wire/typeGuards';

/*
 * The responses come from the site's own server, during a rollout from a newer release: they are checked so that they cannot break
 * the page, and entries of a kind that is not known are left out.
 */

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isNull = (value: unknown) => value === null;
const orNull = (check: (value: unknown) => boolean) => (value: unknown) =>
  isNull(value) || check(value);
const oneOf = (values: readonly string[]) => (value: unknown) =>
  values.some((one) => one === value);

type Checks = Record<string, (value: unknown) => boolean>;

const hasFields = (value: unknown, checks: Checks): boolean =>
  isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const listOf = (checks: Checks) => (value: unknown) =>
  Array.isArray(value) && value.every((item) => hasFields(item, checks));

const node: Checks = {
  id: isText,
  name: isText,
  state: oneOf(nodeStates),
  build: isText,
  runtime: isText,
  startedAt: isText,
  seenAt: isText,
};
const database: Checks = {
  version: isText,
  bytes: isNumber,
  tables: listOf({ name: isText, bytes: isNumber, rows: isNumber }),
};
const operation: Checks = {
  nodes: listOf(node),
  database: (value) => hasFields(value, database),
  pictures: (value) => hasFields(value, { count: isNumber, bytes: isNumber }),
  lastBackup: orNull((value) => hasFields(value, { finishedAt: isText, bytes: isNumber })),
};

export const isOperation = (body: unknown): body is Operation => hasFields(body, operation);

const named = (value: unknown) => hasFields(value, { id: isNumber, slug: isText, name: isText });
const failure: Checks = {
  game: named,
  chart: orNull(named),
  failures: isNumber,
  error: isText,
  nextAttemptAt: isText,
};
export const isRankingWork = (body: unknown): body is RankingWork =>
  hasFields(body, {
    nbWaiting: isNumber,
    waitingSince: orNull(isText),
    nbFailing: isNumber,
    failures: listOf(failure),
    nbGames: isNumber,
    nbRecounted: isNumber,
    nbMended: isNumber,
  });

const point: Checks = {
  start: isText,
  requests: isNumber,
  failures: isNumber,
  median: orNull(isNumber),
  p95: orNull(isNumber),
};
export const isRequestHistory = (body: unknown): body is RequestHistory =>
  hasFields(body, { minutes: isNumber, points: listOf(point) });

export const isJob = (value: unknown): value is Job =>
  hasFields(value, {
    kind: oneOf(jobKinds),
    state: oneOf(jobStates),
    lastSuccessAt: orNull(isText),
    lastErrorAt: orNull(isText),
    lastError: orNull(isText),
    nextRunAt: orNull(isText),
  });

export const isQueuedMail = (value: unknown): value is QueuedMail =>
  hasFields(value, {
    id: isNumber,
    kind: isText,
    state: oneOf(mailStates),
    recipient: isText,
    attempts: isNumber,
    lastError: orNull(isText),
    createdAt: isText,
    nextAttemptAt: orNull(isText),
    failedAt: orNull(isText),
  });
