import { Type, type Static } from '@sinclair/typebox';
import { jobKinds, jobStates, mailStates, type JobKind } from '../jobKinds';
import { Collection } from './collection';
import { literals, moment, nullable, nullableMoment } from './valueTypes';

const nullableCount = nullable<number>(Type.Integer({ minimum: 0 }));

/** A kind of background work and how it went. Times are null for what has not happened yet. */
export const Job = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Job'),
  kind: literals<JobKind>(jobKinds),
  state: literals(jobStates),
  lastRunAt: nullableMoment,
  lastSuccessAt: nullableMoment,
  lastErrorAt: nullableMoment,
  /** Code and number of the last error, for example `ECONNREFUSED`; no message, which could contain an address. */
  lastError: nullable<string>(Type.String()),
  /** How many runs have failed since the last success. */
  failures: Type.Integer({ minimum: 0 }),
  /** Null when nothing waits. */
  nextRunAt: nullableMoment,
  /** How many items wait and how many were given up; null for a kind without items. */
  nbWaiting: nullableCount,
  nbFailed: nullableCount,
});
export type Job = Static<typeof Job>;
export const JobCollection = Collection(Job);

/** A mail that has not been sent. The address is masked: the domain is what an operator needs. */
export const QueuedMail = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Mail'),
  id: Type.Integer(),
  kind: Type.String(),
  state: literals(mailStates),
  recipient: Type.String(),
  memberId: nullable<number>(Type.Integer()),
  attempts: Type.Integer({ minimum: 0 }),
  lastError: nullable<string>(Type.String()),
  createdAt: moment,
  /** Null once the mail was given up. */
  nextAttemptAt: nullableMoment,
  failedAt: nullableMoment,
});
export type QueuedMail = Static<typeof QueuedMail>;
export const QueuedMailCollection = Collection(QueuedMail);
