import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { isLanguage } from '../../contract/languages';
import { checkSample } from './checkSample';
import {
  ArticleFacts,
  ArticleHeading,
  type SampleArticle,
  type SampleTexts,
} from './sampleArticle';

/** Beside this file, and copied by the build beside the server's programs. */
const articlesFolder = path.join(import.meta.dirname, 'articles');
const factsFile = 'article.yaml';
const frontMatter = /^---\n(.*?)\n---\n(.*)$/s;

const markdown = new Marked();

/** HTML with the line breaks that the editor of articles keeps: any other would be edited as HTML only. */
function toHtml(text: string): string {
  const html = markdown.parse(text, { async: false }).trim();
  return html
    .replaceAll('<th>', '<th scope="col">')
    .replaceAll(/(?<=<blockquote>)\n|\n(?=<\/blockquote>)/g, '');
}

function readText(file: string) {
  const [, heading = '', body = ''] = frontMatter.exec(readFileSync(file, 'utf8')) ?? [];
  return { ...checkSample(ArticleHeading, parse(heading), file), content: toHtml(body) };
}

function readArticle(folder: string): SampleArticle {
  const texts: SampleTexts = {};
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const language = path.basename(name, '.md');
    if (name === factsFile) continue;
    if (!isLanguage(language)) throw new Error(`${file}: not a language of the site`);
    texts[language] = readText(file);
  }
  const { en, fr } = texts;
  if (!en || !fr) throw new Error(`${folder}: en.md or fr.md is missing`);
  const file = path.join(folder, factsFile);
  const facts = checkSample(ArticleFacts, parse(readFileSync(file, 'utf8')), file);
  return {
    featured: false,
    ...facts,
    slug: path.basename(folder),
    translations: { ...texts, en, fr },
    comments: (facts.comments ?? []).map(({ text, ...comment }) => ({
      ...comment,
      content: toHtml(text),
    })),
  };
}

/** Every sample article. Reads many files, so only who needs them calls it. */
export const readSampleArticles = (folder = articlesFolder): SampleArticle[] =>
  readdirSync(folder).map((slug) => readArticle(path.join(folder, slug)));
