import { types } from 'node:util';
import {
  DatabaseUnavailable,
  MigrationFromNewerVersion,
  StatementTimeout,
} from '../database/databaseErrors';
import { errorCode } from '../errorCode';

/** A setting that cannot be used; the message has a line for each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Why the program cannot start, in words for whoever started it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The reason below "The database cannot be reached.", without addresses' passwords: drivers name the host at most. */
function reasonOf(error: Error): string {
  const { cause } = error;
  if (!types.isNativeError(cause)) return error.message;
  return cause.message || errorCode(cause) || error.message;
}

/** What goes wrong because of the surroundings, told in one line; undefined for a fault of the program itself. */
function describeStartupError(error: unknown): string | undefined {
  if (!types.isNativeError(error)) return undefined;
  if (error instanceof DatabaseUnavailable || error instanceof StatementTimeout) {
    return `The database cannot be reached: ${reasonOf(error).split('\n')[0] ?? ''}`;
  }
  if (
    error instanceof StartupError ||
    error instanceof ConfigurationError ||
    error instanceof MigrationFromNewerVersion
  ) {
    return error.message;
  }
  // PostgreSQL's own refusals: wrong password, no such database, no right to create, too old …
  if (/^[0-9A-Z]{5}$/.test(errorCode(error)) && 'severity' in error) {
    return `The database refuses: ${error.message.split('\n')[0] ?? ''}`;
  }
  return undefined;
}

const portFailures: Record<string, string> = {
  EADDRINUSE: 'is already used by another program',
  EACCES: 'may not be used by this account',
  EADDRNOTAVAIL: 'is on an address this machine does not have',
  ENOTFOUND: 'is on a host name that is not known',
};

/** Runs the listening; its failures become one line about the port. */
export async function explainPort<Value>(
  { host, port }: { host: string; port: number },
  listen: () => Promise<Value>,
): Promise<Value> {
  try {
    return await listen();
  } catch (error) {
    const failure = portFailures[errorCode(error)];
    if (failure === undefined) throw error;
    throw new StartupError(`Port ${port} ${failure} (${host}). Set PORT or HOST to another.`, {
      cause: error,
    });
  }
}

/** Runs work on the data folder; the file system's refusals become one line about the folder. */
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

/** What to tell whoever started the program: one line, or the stack where the fault is the program's own. */
export function explainFailure(error: unknown): string {
  const described = describeStartupError(error);
  if (described !== undefined) return described;
  return types.isNativeError(error) ? (error.stack ?? error.message) : String(error);
}
