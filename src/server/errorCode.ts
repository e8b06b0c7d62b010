import { types } from 'node:util';

/** The code of a system's or a database's error (ENOENT, 23505 …); '' without one. */
export function errorCode(error: unknown): string {
  if (!types.isNativeError(error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
