import { readTokenClaims } from '../../state/tokenClaims';
import { personName } from './leaves';
import type { Leaf } from './shape';

/**
 * A token without its power: only when it was made, when it ends and, renamed, whom it is for. It has a token's form, so that
 * screens show the same of it.
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
    // Two tokens stay two.
    jti: names.numberOf('token', value),
  };
  return `redacted.${btoa(JSON.stringify(claims))}.redacted`;
};
