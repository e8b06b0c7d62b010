/** The first letters of a name's first two parts, or its first two letters, in capitals. */
export function initialsOf(username: string): string {
  const parts = username.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const [first = '', second] = parts.map((part) => [...part]);
  const letters = second ? [first[0], second[0]] : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
