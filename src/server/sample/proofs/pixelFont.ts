/**
 * Letters of five by seven pixels: a row is the digit to base 32 whose bits are its pixels. With a font of its own a drawing is the same
 * on every computer.
 */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '0000000',
  '.': '00000cc',
  ',': '0000c48',
  ':': '0cc0cc0',
  '-': '000e000',
  _: '000000v',
  "'": 'c480000',
  '%': 'op248j3',
  $: '4fke5u4',
  '?': 'eh12404',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'sihhhis',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
};

/** The width of a letter with the space after it, in pixels. */
const advance = 6;

/** The letters that a text is drawn with: capitals without accents. */
const lettersOf = (text: string) => [
  ...text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase(),
];

/** The width of a text with pixels of one unit. */
export const textWidth = (text: string): number => lettersOf(text).length * advance - 1;

/** The data of an SVG path that draws a text with pixels of one unit: a rectangle for each run of pixels in a row. */
export function textPath(text: string): string {
  return lettersOf(text)
    .flatMap((letter, index) =>
      [...(glyphs[letter] ?? glyphs['?'] ?? '')].flatMap((digit, y) => {
        const row = Number.parseInt(digit, 32).toString(2).padStart(5, '0');
        return [...row.matchAll(/1+/g)].map(({ 0: run, index: x }) => {
          const left = index * advance + x;
          return `M${left} ${y}h${run.length}v1h-${run.length}z`;
        });
      }),
    )
    .join('');
}
