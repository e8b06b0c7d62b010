/** Latin letters that no normalization takes apart, by how they are written in a URL. */
const spellings: Readonly<Record<string, string>> = {
  a: 'ⱥɐɑ',
  ae: 'æ',
  b: 'ƀƃƅɓ',
  c: 'ƈȼɕ',
  d: 'ðđƌȡɖɗẟ',
  db: 'ȸ',
  e: 'ǝəɇɛɘɜ',
  f: 'ƒ',
  g: 'ǥɠɡɢɣ',
  gh: 'ƣ',
  h: 'ħɦɧʜⱨ',
  hv: 'ƕ',
  i: 'ıɨɩɪᵻ',
  j: 'ȷɉɟʝ',
  k: 'ĸƙⱪ',
  l: 'łƚƛȴɫɬɭʟⱡ',
  ll: 'ỻ',
  m: 'ɱ',
  n: 'ŋƞȵɲɳɴ',
  o: 'øɔɵ',
  oe: 'œɶ',
  ou: 'ȣ',
  p: 'ƥᵽ',
  q: 'ɋʠ',
  qp: 'ȹ',
  r: 'ɍɼɽɾʀʁ',
  s: 'ƨȿʂʃẜẝ',
  sh: 'ƪ',
  ss: 'ß',
  t: 'ŧƫƭȶʈⱦ',
  th: 'þꝥ',
  ts: 'ƾ',
  u: 'ʉʊᵾ',
  v: 'ʋʌỽⱱ',
  w: 'ƿʍⱳ',
  y: 'ƴȝɏʏỿ',
  z: 'ƶƹƺȥɀʐʑʒⱬ',
};
const spelled = new Map(
  Object.entries(spellings).flatMap(([spelling, letters]) =>
    [...letters].map((letter): [string, string] => [letter, spelling]),
  ),
);

/** The text in lower case, with Latin letters reduced to those from a to z. Other scripts stay. */
export const spellLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{Script=Latin}/gu, (letter) => spelled.get(letter) ?? letter);
