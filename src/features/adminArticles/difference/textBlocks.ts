import { sanitizedFragment } from '../../../components/html/sanitizedFragment';
import { articleMarkup } from '../../../contract/allowedMarkup';
import type { Language } from '../../../contract/languages';

/** The formats of a word. `link` is the link's URL. */
export interface TextMarks {
  formats: readonly string[];
  link?: string;
}

/** The smallest unit of comparison: a word with the space after it, or a picture. */
export interface TextToken extends TextMarks {
  text: string;
  picture?: string;
}

/** A paragraph, heading, list item, table row, etc. of an article. */
export interface TextBlock {
  kind: string;
  tokens: TextToken[];
}

const formats: Readonly<Record<string, string>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  code: 'code',
};
const blockNames = new Set([
  'p',
  'h2',
  'h3',
  'pre',
  'li',
  'tr',
  'figcaption',
  'figure',
  'blockquote',
]);

/** A word, a run of spaces, or one other character. */
const words = /[\p{L}\p{M}\p{N}]+(?:['’\-.,][\p{L}\p{M}\p{N}]+)*|\s+|./gsu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function createTokenizer(language: Language) {
  // Only for scripts without spaces: it is slow on long texts.
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const segmentsOf = (part: string) =>
    unspaced.test(part) ? [...segmenter.segment(part)].map(({ segment }) => segment) : [part];
  return (text: string, marks: TextMarks): TextToken[] => {
    const tokens: TextToken[] = [];
    for (const segment of (text.match(words) ?? []).flatMap(segmentsOf)) {
      const last = tokens.at(-1);
      if (last && segment.trim() === '') last.text += segment;
      else tokens.push({ ...marks, text: segment });
    }
    return tokens;
  };
}

/** The state of the tree walk: the kind of block for text directly in a container, and the current marks. */
interface Place {
  kind: string;
  marks: TextMarks;
}

function kindOf(element: Element, { kind }: Place): string {
  const name = element.localName;
  if (name === 'li') return element.parentElement?.localName === 'ol' ? 'ol' : 'ul';
  if (name === 'p' && kind !== 'figure') return kind;
  return name;
}

function marksOf(element: Element, marks: TextMarks): TextMarks {
  const format = formats[element.localName];
  if (format) return { ...marks, formats: [...new Set([...marks.formats, format])].toSorted() };
  const link = element.localName === 'a' ? element.getAttribute('href') : null;
  return link === null ? marks : { ...marks, link };
}

/** The blocks of an article's HTML in document order. */
export function htmlBlocks(html: string, language: Language): TextBlock[] {
  const tokenize = createTokenizer(language);
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  const write = (kind: string, tokens: readonly TextToken[]) => {
    if (!open) {
      open = { kind, tokens: [] };
      blocks.push(open);
    }
    open.tokens.push(...tokens);
  };
  const visit = (node: Node, place: Place) => {
    if (node instanceof Text) {
      const text = place.kind === 'pre' ? node.data : node.data.replaceAll(/[ \t\n]+/g, ' ');
      if (text.trim() !== '' || open) write(place.kind, tokenize(text, place.marks));
      return;
    }
    if (!(node instanceof Element)) return;
    const { localName: name } = node;
    if (name === 'br') return write(place.kind, [{ ...place.marks, text: '\n' }]);
    if (name === 'img') return writePicture(node);
    if (name === 'hr') return writeAlone({ kind: 'hr', tokens: [] });
    if ((name === 'td' || name === 'th') && open) write('tr', [{ formats: [], text: ' | ' }]);
    const isBlock = blockNames.has(name);
    if (isBlock) open = undefined;
    const kind = isBlock ? kindOf(node, place) : place.kind;
    const inside = { kind, marks: marksOf(node, place.marks) };
    for (const child of node.childNodes) visit(child, inside);
    if (isBlock) open = undefined;
  };
  const writeAlone = (block: TextBlock) => {
    open = undefined;
    blocks.push(block);
  };
  const writePicture = (image: Element) => {
    const picture = image.getAttribute('src') ?? '';
    writeAlone({ kind: 'picture', tokens: [{ formats: [], text: '', picture }] });
    const alt = image.getAttribute('alt') ?? '';
    if (alt !== '') writeAlone({ kind: 'alt', tokens: tokenize(alt, { formats: [] }) });
  };
  for (const child of sanitizedFragment(html, articleMarkup).childNodes) {
    visit(child, { kind: 'p', marks: { formats: [] } });
  }
  return blocks;
}

/** The blocks of a plain text: one per line. */
export function plainBlocks(text: string, language: Language): TextBlock[] {
  const tokenize = createTokenizer(language);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'p', tokens: tokenize(line, { formats: [] }) }));
}
