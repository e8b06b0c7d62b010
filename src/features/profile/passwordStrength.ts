export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Common parts of passwords, which attackers try first. */
const common =
  /pass(word|wort)?|motdepasse|contrase|senha|azerty|qwert[yz]|letmein|welcome|admin|login|dragon|monkey|iloveyou|abc|123|111|000/gi;

const alphabets: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 30],
  // Letters without case: kana, kanji, hanzi.
  [/\p{Lo}/u, 500],
];

/** The password without its predictable parts: common words, personal words, repeated characters. */
const surprising = (password: string, personal: readonly string[]) => {
  const known = personal.filter((word) => word.length > 2).map((word) => word.toLowerCase());
  const bare = known.reduce(
    (rest, word) => rest.toLowerCase().split(word).join('*'),
    password.replace(common, '*'),
  );
  return bare.replace(/(.)\1+/gu, '$1');
};

/**
 * A rough estimate that rewards length: the entropy in bits if the characters were drawn at random from the alphabets used. Only a hint
 * to the user: the password rules are separate.
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  const signs = alphabets.reduce(
    (sum, [alphabet, size]) => sum + (alphabet.test(password) ? size : 0),
    1,
  );
  const bits = [...surprising(password, personal)].length * Math.log2(signs);
  if (bits < 40) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}
