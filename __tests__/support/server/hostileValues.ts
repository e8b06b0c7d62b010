/** Strings that break programs: invalid bytes, characters with a meaning somewhere, excessive lengths. */
export const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u{1b}[31m\u{7f}',
  '\u202e\u2066\ufeff\u200b',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5000),
  '😀'.repeat(120),
  `';select pg_sleep(9)--`,
  '%00',
  '\\u0000',
  '__proto__',
  '../../etc/passwd',
  '9'.repeat(400),
  '-1',
  '1e999',
  '',
];

/** Bytes of a URL that are invalid UTF-8 or invalid encodings. */
const hostileBytes = ['%00', 'a%00b', '%ED%A0%80', '%FF%FE', '%C0%80', '%', '%zz', '%u0000'];

/** The same for a URL's path or query, encoded. */
export const hostileParameters = [
  ...hostileTexts.filter((text) => !/\p{Cs}/u.test(text)).map((text) => encodeURIComponent(text)),
  ...hostileBytes,
];
