import { sanitizedFragment } from '../../../components/html/sanitizedFragment';
import { articleMarkup } from '../../../contract/allowedMarkup';
import { languageNames, languages, languageTags } from '../../../contract/languages';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';

const blocks = new Set(
  'p h1 h2 h3 h4 ul ol li blockquote table tr figure figcaption pre hr'.split(' '),
);

function readText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof HTMLImageElement) return node.alt;
  if (node instanceof HTMLBRElement) return '\n';
  const text = [...node.childNodes].map(readText).join('');
  if (!(node instanceof HTMLElement)) return text;
  if (node.localName === 'td' || node.localName === 'th') return `${text}\t`;
  return blocks.has(node.localName) ? `\n${text}\n` : text;
}

/** The plain text of HTML, one line per block. */
function plainText(html: string): string {
  return readText(sanitizedFragment(html, articleMarkup))
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The texts of an article in all languages, as plain text and as HTML. */
function articleAsText({ translations }: AdminArticleContent): {
  plain: string;
  html: string;
} {
  const texts = languages.flatMap((language) => {
    const text = translations[language];
    return text ? [{ language, ...text }] : [];
  });
  const several = texts.length > 1;
  const plain = texts.map(({ language, title, excerpt, content }) =>
    [several ? languageNames[language] : '', title, excerpt, plainText(content)]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  const html = texts.map(
    ({ language, title, excerpt, content }) =>
      `<section lang="${languageTags[language]}"><h1>${escape(title)}</h1><p>${escape(excerpt)}</p>${content}</section>`,
  );
  return { plain: plain.join('\n\n\n'), html: html.join('\n') };
}

/** Copies the article to the clipboard; resolves to false if the browser does not allow it. */
export async function copyArticle(content: AdminArticleContent): Promise<boolean> {
  const { plain, html } = articleAsText(content);
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([plain], { type: 'text/plain' }),
        'text/html': new Blob([html], { type: 'text/html' }),
      }),
    ]);
    return true;
  } catch {
    return (
      navigator.clipboard?.writeText(plain).then(
        () => true,
        () => false,
      ) ?? false
    );
  }
}
