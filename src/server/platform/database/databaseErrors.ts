import { types } from 'node:util';
import { errorCode } from '../errors/errorCode';

/** The database cannot be reached, is too busy or is out of space: the request may be retried later (503). */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** A statement timed out (503). */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
}

/** The database was migrated by a newer version of this program. */
export class MigrationFromNewerVersion extends Error {
  override readonly name = 'MigrationFromNewerVersion';
}

const timeoutMessage = 'Query read timeout';

/**
 * PostgreSQL's classes 08 (connection), 40 (transaction rollback), 53 (disk, memory, connections) and 57P (shutting
 * down, starting), 25006 (a read-only standby), 58030 (I/O error).
 */
const unavailableCodes = /^(08...|25006|40...|53...|57P0.|58030)$/;
/** 53100: the disk is full; 58030: I/O error; 25006: the server is read-only, as a standby is. */
const writeFailures = new Set(['53100', '58030', '25006']);

export const isWriteFailure = (error: unknown): boolean => writeFailures.has(errorCode(error));

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ENOENT',
]);
// The driver reports these without a code.
const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

function isUnavailable(error: Error): boolean {
  const code = errorCode(error);
  // An AggregateError: all addresses of one host name failed.
  if ('errors' in error && Array.isArray(error.errors)) {
    return error.errors.some((one) => types.isNativeError(one) && isUnavailable(one));
  }
  return (
    unavailableCodes.test(code) ||
    networkCodes.has(code) ||
    unavailableMessages.some((message) => error.message.startsWith(message))
  );
}

/** Converts a driver error to one of the typed errors above; SQL errors (23505 …) stay as they are. */
export function toDatabaseError(error: unknown): unknown {
  if (!types.isNativeError(error)) return error;
  if (error.message === timeoutMessage || errorCode(error) === '57014') {
    return new StatementTimeout('The database took too long', { cause: error });
  }
  if (isUnavailable(error)) {
    // The log adds the cause after a colon.
    const problem = isWriteFailure(error) ? 'accepts no writes' : 'cannot be reached';
    return new DatabaseUnavailable(`The database ${problem}`, { cause: error });
  }
  return error;
}

/** True for text PostgreSQL cannot store, such as one with NUL. Routes should reject or clean it first. */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05'].includes(errorCode(error));
}

/** True for the violation of a unique index or key, of this name if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!types.isNativeError(error) || errorCode(error) !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

/** True if a row refers to an account or a player that was deleted at this moment; any other missing reference is a fault of the program. */
export function isAccountGone(error: unknown): boolean {
  if (!types.isNativeError(error) || errorCode(error) !== '23503') return false;
  return 'detail' in error && /not present in table "(?:users|players)"/.test(String(error.detail));
}

/** True if a trigger prevented the last super administrator from being removed, disabled or demoted. */
export function isLastSuperAdministrator(error: unknown): boolean {
  return errorCode(error) === 'VGR01';
}
