/** East Asian characters are about twice as wide as Latin characters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u1100-\uffdc]/.test(character) ? 2 : 1), 0);

function breakWord(word: string, width: number): string[] {
  const parts = [''];
  for (const character of word) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && widthOf(part + character) > width) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts;
}

/** Wraps a name to lines of at most `width` Latin characters, at spaces if possible. */
export function wrapName(name: string, width: number): string[] {
  const lines = [''];
  for (const word of name.split(' ').flatMap((part) => breakWord(part, width))) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (widthOf(line) + 1 + widthOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
