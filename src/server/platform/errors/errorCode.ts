import { types } from 'node:util';

/** The code of a system or database error (ENOENT, 23505 …); '' if it has none. */
export function errorCode(error: unknown): string {
  if (!types.isNativeError(error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
