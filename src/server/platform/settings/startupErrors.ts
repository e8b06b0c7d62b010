import { types } from 'node:util';
import {
  DatabaseUnavailable,
  isWriteFailure,
  MigrationFromNewerVersion,
  StatementTimeout,
} from '../database/databaseErrors';
import { errorCode } from '../errors/errorCode';

/** Invalid settings; the message has one line for each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Why the program cannot start, worded for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The cause of "The database cannot be reached". It has no passwords: drivers only name the host. */
function reasonOf(error: Error): string {
  const { cause } = error;
  if (!types.isNativeError(cause)) return error.message;
  return cause.message || errorCode(cause) || error.message;
}

/** Describes an error of the environment in one line; undefined for a bug in the program. */
function describeStartupError(error: unknown): string | undefined {
  if (!types.isNativeError(error)) return undefined;
  if (error instanceof DatabaseUnavailable || error instanceof StatementTimeout) {
    const failure = isWriteFailure(error.cause) ? error.message : 'Cannot reach the database';
    return `${failure}: ${reasonOf(error).split('\n')[0] ?? ''}`;
  }
  if (
    error instanceof StartupError ||
    error instanceof ConfigurationError ||
    error instanceof MigrationFromNewerVersion
  ) {
    return error.message;
  }
  // Errors from PostgreSQL: wrong password, no such database, no permission to create, too old …
  if (/^[0-9A-Z]{5}$/.test(errorCode(error)) && 'severity' in error) {
    return `The database reported an error: ${error.message.split('\n')[0] ?? ''}`;
  }
  return undefined;
}

const portFailures: Record<string, string> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'requires permissions this account does not have',
  EADDRNOTAVAIL: 'cannot be opened: this machine does not have the address',
  ENOTFOUND: 'cannot be opened: the host name is unknown',
};

/** Runs `listen`; its errors become one line about the port. */
export async function explainPort<Value>(
  { host, port }: { host: string; port: number },
  listen: () => Promise<Value>,
): Promise<Value> {
  try {
    return await listen();
  } catch (error) {
    const failure = portFailures[errorCode(error)];
    if (failure === undefined) throw error;
    throw new StartupError(
      `Port ${port} ${failure} (${host}). Set PORT or HOST to another value.`,
      {
        cause: error,
      },
    );
  }
}

/** Runs work on the data folder; file system errors become one line about the folder. */
export async function explainFolder<Value>(
  folder: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!types.isNativeError(error) || !('syscall' in error)) throw error;
    throw new StartupError(`The data folder ${folder} cannot be used: ${error.message}`, {
      cause: error,
    });
  }
}

/** The message for the operator: one line, or the stack trace for a bug in the program. */
export function explainFailure(error: unknown): string {
  const described = describeStartupError(error);
  if (described !== undefined) return described;
  return types.isNativeError(error) ? (error.stack ?? error.message) : String(error);
}
