import { readTokenClaims } from '../../state/tokenClaims';
import { personName } from './valueRedactors';
import type { Leaf } from './shape';

/**
 * Replaces a token by an invalid one with the same dates and a pseudonymous subject. It keeps the format of a token, so that
 * pages show the same status.
 */
export const maskToken: Leaf = (value, redacting) => {
  if (typeof value !== 'string') return null;
  redacting.count('renamed');
  const { exp, iat, subject, username } = readTokenClaims(value);
  const { names } = redacting;
  if (subject === null && username === null && exp === null) {
    return `token#${names.numberOf('token', value)}`;
  }
  names.meet({
    ...(subject === null ? {} : { id: subject }),
    ...(username === null ? {} : { name: username }),
  });
  const claims = {
    ...(exp === null ? {} : { exp }),
    ...(iat === null ? {} : { iat }),
    ...(subject === null ? {} : { sub: String(names.numberOf('person-id', subject)) }),
    ...(username === null ? {} : { username: personName(username, redacting) }),
    // Keeps different tokens different.
    jti: names.numberOf('token', value),
  };
  return `redacted.${btoa(JSON.stringify(claims))}.redacted`;
};
