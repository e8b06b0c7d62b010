import { diffArrays } from 'diff';
import type { TextBlock, TextToken } from './textBlocks';

export type Change = 'same' | 'removed' | 'added';

/** Adjacent words with the same change and the same marks. */
export interface ComparedRun extends TextToken {
  change: Change;
}

export interface ComparedBlock {
  kind: string;
  /** The change of the block itself: splitting a paragraph adds a block around unchanged words. */
  change: Change;
  runs: ComparedRun[];
}

/** Limits of the edit distance: beyond them the texts have too little in common for a useful diff. */
const mostEdits = { blocks: 2000, words: 1500 };

const tokenKey = ({ text, formats, link = '', picture = '' }: TextToken) =>
  [text.trim() === '' ? text : text.trim(), formats.join(' '), link, picture].join('\u0000');
const blockKey = ({ kind, tokens }: TextBlock) => [kind, ...tokens.map(tokenKey)].join('\u0001');

/** The start of a block or a word in it, with its comparison key. */
interface Piece {
  key: string;
  kind?: string;
  token?: TextToken;
}

const piecesOf = (blocks: readonly TextBlock[]): Piece[] =>
  blocks.flatMap(({ kind, tokens }) => [
    { key: `\u0002${kind}`, kind },
    ...tokens.map((token) => ({ key: tokenKey(token), token })),
  ]);

interface Step<Value> {
  change: Change;
  value: readonly Value[];
}

/** Diffs two lists. Everything counts as removed and added if the search exceeds its limit. */
function compare<Value>(
  before: readonly Value[],
  after: readonly Value[],
  { keyOf, maxEditLength }: { keyOf: (value: Value) => string; maxEditLength: number },
): Step<Value>[] {
  // Map values to numbers: the search compares each pair many times.
  const numbers = new Map<string, number>();
  const numberOf = (value: Value) => {
    const key = keyOf(value);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const parts = diffArrays(before.map(numberOf), after.map(numberOf), { maxEditLength });
  if (!parts) {
    return [
      { change: 'removed', value: before },
      { change: 'added', value: after },
    ];
  }
  let left = 0;
  let right = 0;
  return parts.map(({ added, removed, count }) => {
    if (removed) {
      left += count;
      return { change: 'removed', value: before.slice(left - count, left) };
    }
    if (!added) left += count;
    right += count;
    return { change: added ? 'added' : 'same', value: after.slice(right - count, right) };
  });
}

const joins = (run: ComparedRun | undefined, token: TextToken, change: Change) =>
  run?.change === change &&
  run.picture === undefined &&
  token.picture === undefined &&
  run.link === token.link &&
  run.formats.join(' ') === token.formats.join(' ');

function write(block: ComparedBlock, token: TextToken, change: Change): void {
  const last = block.runs.at(-1);
  if (last && joins(last, token, change)) last.text += token.text;
  else block.runs.push({ ...token, change });
}

function unchanged({ kind, tokens }: TextBlock): ComparedBlock {
  const block: ComparedBlock = { kind, change: 'same', runs: [] };
  for (const token of tokens) write(block, token, 'same');
  return block;
}

/** Diffs the words of changed blocks. */
function compareWords(before: readonly TextBlock[], after: readonly TextBlock[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  const steps = compare(piecesOf(before), piecesOf(after), {
    keyOf: ({ key }) => key,
    maxEditLength: mostEdits.words,
  });
  for (const { change, value } of steps) {
    for (const { kind, token } of value) {
      const current = blocks.at(-1);
      if (kind !== undefined) blocks.push({ kind, change, runs: [] });
      else if (token && current) write(current, token, change);
    }
  }
  // A block that changed its kind leaves an empty block behind: drop it.
  return blocks.filter(({ kind, runs }) => runs.length > 0 || kind === 'hr');
}

/** Diffs two texts: first by block, then word by word within the changed blocks. */
export function compareTexts(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): ComparedBlock[] {
  const result: ComparedBlock[] = [];
  let removed: readonly TextBlock[] = [];
  let added: readonly TextBlock[] = [];
  const flush = () => {
    if (removed.length + added.length > 0) result.push(...compareWords(removed, added));
    removed = [];
    added = [];
  };
  const steps = compare(before, after, { keyOf: blockKey, maxEditLength: mostEdits.blocks });
  for (const { change, value } of steps) {
    if (change === 'removed') removed = value;
    else if (change === 'added') added = value;
    else {
      flush();
      result.push(...value.map(unchanged));
    }
  }
  flush();
  return result;
}

/** One side of a comparison, without what only the other side has. */
export function sideOf(
  blocks: readonly ComparedBlock[],
  side: 'before' | 'after',
): ComparedBlock[] {
  const hidden: Change = side === 'before' ? 'added' : 'removed';
  const result: ComparedBlock[] = [];
  for (const block of blocks) {
    const runs = block.runs.filter(({ change }) => change !== hidden);
    const last = result.at(-1);
    if (block.change !== hidden) result.push({ ...block, runs });
    // The block start exists only on the other side: on this side its words continue the previous block.
    else if (last) last.runs.push(...runs);
    else if (runs.length > 0) result.push({ ...block, change: 'same', runs });
  }
  return result;
}
