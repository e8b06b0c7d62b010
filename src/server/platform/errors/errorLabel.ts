import { types } from 'node:util';
import { errorCode } from './errorCode';

const longest = 60;

/**
 * A short name of an error for operators: its code, for a mail server’s rejection with the number of the response. Never the
 * message, which may contain an address or a value.
 */
export function errorLabel(error: unknown): string {
  if (!types.isNativeError(error)) return 'unknown';
  const label = errorCode(error) || error.name;
  const number = 'responseCode' in error && Number(error.responseCode);
  return (number ? `${label} ${number}` : label).slice(0, longest);
}
