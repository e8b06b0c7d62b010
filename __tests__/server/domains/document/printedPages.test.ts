import { JSDOM } from 'jsdom';
import { printPage } from '../../../../src/print/printPage';
import type { PageToPrint, PrintPage } from '../../../../src/contract/printedPage';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

const client = createBuiltClient();
const printed: PageToPrint[] = [];
const log: string[] = [];
let fault: Error | undefined;
let server: TestServer;
let id: number;

/** Prints as the product does, unless a fault is set; records what it is asked to print. */
const print: PrintPage = (page) => {
  printed.push(page);
  if (fault && page.route !== undefined) throw fault;
  return printPage(page);
};

beforeAll(async () => {
  server = await createTestServer({
    config: { clientFolder: client.clientFolder, printPage: print },
    writeLog: (line) => log.push(line),
  });
  id = await publishArticle(server.database, {
    slug: 'frames',
    category: 'retro',
    texts: {
      en: {
        title: 'Frames <counted>',
        excerpt: 'By hand.',
        content:
          '<h2>Why & how</h2><p>Text</p><script>alert(1)</script><table><tr><td>1</td></tr></table>',
      },
    },
  });
});
beforeEach(() => {
  printed.length = 0;
  log.length = 0;
  fault = undefined;
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

/** The document as a reader without script sees it. */
async function read(url: string) {
  const { body, statusCode } = await server.app.inject({ url, headers: { purpose: 'prefetch' } });
  const { document } = new JSDOM(body).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { document, statusCode, texts, links };
}

test('Home shows the newest articles with links', async () => {
  const { texts, links } = await read('/en/');
  expect(texts('article h3')).toEqual(['Frames <counted>']);
  expect(links).toContain(`/en/frames-article-a${id}`);
});

test('an article shows its sanitized text with links to its headings', async () => {
  const { document, texts } = await read(`/en/frames-article-a${id}`);
  expect(texts('h1')).toEqual(['Frames <counted>']);
  expect(texts('#section-why-how > a')).toEqual(['Why & how']);
  expect(document.querySelector('main .table-frame > table')).not.toBeNull();
  expect(document.querySelector('main script')).toBeNull();
});

test('the list has a search form and links to its pages', async () => {
  const { document, links, texts } = await read('/en/articles?search=frames&category=retro');
  expect(texts('article h3')).toEqual(['Frames <counted>']);
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/en/articles');
  expect([
    ...new (form?.ownerDocument.defaultView?.FormData ?? FormData)(form ?? undefined),
  ]).toEqual([
    ['search', 'frames'],
    ['sort', 'newest'],
    ['size', '12'],
    ['category', 'retro'],
  ]);
  expect(links).toContain('/en/articles?search=frames&category=retro');
});

test('a page of texts shows all of them', async () => {
  const { texts } = await read('/fr/faq');
  expect(texts('.answer-text').length).toBeGreaterThan(10);
});

test('a page that needs the program shows its heading in the frame', async () => {
  const { texts, links } = await read('/en/settings');
  expect(texts('h1')).toEqual(['Settings']);
  expect(links).toContain('/en/articles');
});

test('the same page is printed once, and again after a change', async () => {
  await read('/en/articles');
  await read('/en/articles');
  expect(printed).toHaveLength(1);
  await server.database
    .updateTable('articleTranslations')
    .set({ title: 'Frames' })
    .where('articleId', '=', id)
    .execute();
  const { texts } = await read('/en/articles');
  expect(texts('article h3')).toEqual(['Frames']);
  expect(printed).toHaveLength(2);
});

test('if a page cannot be printed, its frame is sent and the fault is logged', async () => {
  fault = new Error('A component is broken.');
  const { statusCode, texts, links } = await read('/en/rules');
  expect(statusCode).toBe(200);
  expect(texts('h1')).toEqual(['Rules']);
  expect(links).toContain('/en/articles');
  expect(log.join()).toContain('A component is broken.');
  expect(log.join()).toContain('page not printed');
});

test('a printed page has no style attributes, which its policy forbids', async () => {
  const addresses = ['/en/', '/en/articles', `/en/frames-article-a${id}`, '/en/faq', '/en/nothing'];
  for (const address of addresses) {
    const { document } = await read(address);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  }
});
