function headingId(heading: Element, taken: Set<string>): string {
  const words = (heading.textContent ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  // The prefix keeps a text from taking a name the page itself uses.
  const base = `section-${words}`;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

/** The heading becomes a link to itself, for passing on. */
function anchor(heading: Element, id: string): void {
  heading.id = id;
  if (heading.querySelector('a')) return;
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(id)}`;
  link.className = 'heading-anchor';
  link.append(...heading.childNodes);
  heading.append(link);
}

/** A wide table scrolls inside a frame that the keyboard reaches. */
function frame(table: Element, label: string): void {
  if (table.parentElement?.classList.contains('table-frame')) return;
  const around = document.createElement('div');
  around.className = 'table-frame';
  around.tabIndex = 0;
  around.setAttribute('role', 'group');
  around.setAttribute('aria-label', label);
  table.replaceWith(around);
  around.append(table);
}

interface ProseOptions {
  /** What a table that scrolls is called. */
  table: string;
  anchors?: boolean;
}

/** Gives an article's sanitised text what its author could not write: headings to point at, tables that fit a phone. */
export function prepareProse(root: Element, { table, anchors = true }: ProseOptions): void {
  const taken = new Set<string>();
  if (anchors) {
    for (const heading of root.querySelectorAll('h2, h3')) {
      anchor(heading, headingId(heading, taken));
    }
  }
  for (const element of root.querySelectorAll('table')) frame(element, table);
}
