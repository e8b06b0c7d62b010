/** The id of a heading, made from its text; `taken` are the ids of the headings before it. */
export function headingId(text: string, taken: Set<string>): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  // The prefix prevents clashes with the page's own ids.
  const base = `section-${words}`;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
