import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ArticleSummary } from '../../../src/contract/schemas/articles';
import type { Collection } from '../../../src/contract/schemas/collection';
import { articlesPerPage, type FeedArticle } from './feed';

interface File {
  type: string;
  body: Buffer;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const tags = 'arcade,puzzle,racing,platformer,shooter,fighting,rhythm,retro,speedrun,score attack';
const tagList = tags.split(',');

const member =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#777"/></svg>';

const compressed = (type: string, text: string | Buffer): File => ({
  type,
  body: brotliCompressSync(text),
});

function readAssets(folder: string): Map<string, File> {
  const assets = path.join(folder, 'assets');
  return new Map(
    readdirSync(assets).map((name) => [
      `/assets/${name}`,
      compressed(types[path.extname(name)] ?? 'text/plain', readFileSync(path.join(assets, name))),
    ]),
  );
}

function createPage(files: readonly string[]): string {
  const named = (pattern: RegExp) => files.filter((name) => pattern.test(name));
  const styles = named(/\.css$/).map((name) => `<link rel="stylesheet" href="${name}">`);
  const scripts = named(/\/main\.\w+\.js$/).map((name) => `<script defer src="${name}"></script>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A list of articles."><title>Reference</title><link rel="icon" href="/member.svg">${styles.join('')}${scripts.join('')}</head><body><div id="root"></div></body></html>`;
}

/** The articles of a site, as the reference site lists them. */
async function readArticles(origin: string): Promise<FeedArticle[]> {
  const response = await fetch(
    `${origin}/api/articles?page=1&itemsPerPage=48&status=PUBLISHED&order%5BpublishedAt%5D=desc`,
    { headers: { accept: 'application/ld+json', 'accept-language': 'en' } },
  );
  const { 'hydra:member': listed }: Collection<ArticleSummary> = JSON.parse(await response.text());
  return listed.map((article, index) => ({
    id: article.id,
    title: article.title,
    excerpt: article.excerpt ?? '',
    author: article.author?.username ?? '',
    publishedAt: article.publishedAt ?? article.createdAt,
    comments: article.nbComment,
    tags: [0, 3, 5].map((step) => tagList[(index + step) % tagList.length] ?? ''),
  }));
}

function respond(articles: readonly FeedArticle[], { pathname, searchParams }: URL): unknown {
  if (pathname === '/api/tags') return tagList;
  if (pathname !== '/api/feed') {
    return articles.find(({ id }) => `/api/feed/${id}` === pathname) ?? null;
  }
  const tag = searchParams.get('tag');
  const found = articles.filter((article) => tag === null || article.tags.includes(tag));
  const first = (Number(searchParams.get('page') ?? '1') - 1) * articlesPerPage;
  return { articles: found.slice(first, first + articlesPerPage), total: found.length };
}

/** Serves the reference site built in a folder, compressed, with the articles of the site at an origin. */
export async function startReference(folder: string, origin: string) {
  const files = readAssets(folder);
  files.set('/member.svg', compressed('image/svg+xml', member));
  const page = compressed('text/html; charset=utf-8', createPage([...files.keys()]));
  const articles = await readArticles(origin);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const api = url.pathname.startsWith('/api/');
    const { type, body } = api
      ? compressed('application/json', JSON.stringify(respond(articles, url)))
      : (files.get(url.pathname) ?? page);
    const lasting = url.pathname.startsWith('/assets/');
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  const address = await new Promise<ReturnType<typeof server.address>>((resolve) => {
    server.listen(0, 'localhost', () => resolve(server.address()));
  });
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${address.port}`, stop };
}
