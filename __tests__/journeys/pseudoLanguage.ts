import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../architecture/sourceFiles';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const letters = new Map(
  [...plain].map((letter, place) => [letter, [...accented][place] ?? letter]),
);

/** Placeholders, tags and entities stay unchanged. */
const kept = /(\{\{[^}]*\}\}|<[^>]*>|&\w+;)/;

/**
 * "Save" becomes "[Šáṽé~~]": visibly pseudo-translated, two fifths longer, and in brackets that show when it is cut
 * off.
 */
export function pseudoText(text: string): string {
  const strange = text
    .split(kept)
    .map((part) =>
      kept.test(part) ? part : [...part].map((letter) => letters.get(letter) ?? letter).join(''),
    )
    .join('');
  const words = Math.ceil((text.length * 0.4) / 6);
  return `[${strange} ${Array.from({ length: words }, () => '~~~~~').join(' ')}]`;
}

function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoTexts(inner)]));
}

/** The texts as the build writes them: JSON in a quoted string. */
const writtenTexts = /JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g;

const unquoted = (literal: string) => literal.slice(1, -1).replaceAll(/\\(['\\])/g, '$1');

export const inPseudoLanguage = (script: string): string =>
  script.replaceAll(writtenTexts, (_call, literal: string) =>
    JSON.stringify(pseudoTexts(JSON.parse(unquoted(literal)))),
  );

/** Shows the English pages in a pseudo-language: each chunk of texts is replaced on its way to the browser. */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  const { chunks }: { chunks: Record<string, string[]> } = JSON.parse(
    readFileSync(path.join(root, 'dist/assets.json'), 'utf8'),
  );
  const files = Object.entries(chunks)
    .filter(([name]) => /^locale-en(-|$)/.test(name))
    .flatMap(([, names]) => names);
  for (const file of new Set(files)) {
    await page.route(`**${file}`, async (route) => {
      const response = await route.fetch();
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      await route.fulfill({ headers, body: inPseudoLanguage(await response.text()) });
    });
  }
}
