import { array, assert, constantFrom, property, string, oneof } from 'fast-check';
import { JSDOM } from 'jsdom';
import { commentMarkup } from '../../../../src/contract/allowedMarkup';
import { limits } from '../../../../src/contract/limits';
import { paths } from '../../../../src/contract/paths';
import { Comment } from '../../../../src/contract/schemas/comments';
import { readCommentText, shownContent } from '../../../../src/server/domains/comments/commentText';
import { sanitizerVersion } from '../../../../src/server/platform/security/sanitizeHtml';
import { joinAs, sendComment } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';
import { hostileMarkup } from '../../../support/hostileMarkup';

const { DOMParser } = new JSDOM().window;

/** Everything in the parsed HTML that is not allowed: tags, attributes, URLs. */
function forbiddenIn(html: string): string[] {
  const document = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const allowed = commentMarkup.attributes[tag] ?? [];
    const attributes = element.getAttributeNames().filter((name) => !allowed.includes(name));
    const href = element.getAttribute('href');
    const linked = href === null || /^(?:https?:\/\/|mailto:)/i.test(href);
    const marked = href === null || element.getAttribute('rel') === commentMarkup.linkRelation;
    return [
      ...(commentMarkup.tags.includes(tag) ? [] : [tag]),
      ...attributes.map((name) => `${tag} ${name}`),
      ...(linked ? [] : [`${tag} ${href}`]),
      ...(marked ? [] : [`${tag} without rel`]),
    ];
  });
}

test('forbiddenIn finds forbidden elements, attributes and URLs', () => {
  const html = '<p onclick="1"><a href="javascript:1">x</a><img src=x></p>';
  expect(forbiddenIn(html)).toEqual([
    'p onclick',
    'a javascript:1',
    'a without rel',
    'img',
    'img src',
  ]);
});

describe('hostile markup through the API', () => {
  let server: TestServer;
  let article: number;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await createTestServer({ config: { rateLimitFactor: 1000 } });
    article = await publishArticle(server.database);
    ({ headers } = await joinAs(server));
  });
  afterAll(async () => server?.close());

  test.each(hostileMarkup)('%s', async (vector) => {
    const content = `<p>Well played.</p>${vector}`;
    const sent = await sendComment(server, { article, content }, headers);
    expect(sent.statusCode).toBe(201);
    const { id, content: answered } = readContract(Comment, sent.json());
    expect(forbiddenIn(answered)).toEqual([]);
    const read = await server.app.inject({ url: paths.comment(id) });
    expect(readContract(Comment, read.json()).content).toBe(answered);
    const row = await server.database
      .selectFrom('comments')
      .select(['content', 'contentSource', 'sanitizerVersion'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.content).toBe(answered);
    expect(row.contentSource).toBe(content.replaceAll('\0', ''));
    expect(row.sanitizerVersion).toBe(sanitizerVersion);
  });
});

test.each([
  ['<ul><li>One</li><li>two</li></ul>'],
  ['<ol><li>One</li><li>two</li></ol>'],
  ['<ol><li>One</li></ol><ul><li>two</li></ul>'],
  ['<p>a <strong>b</strong> <em>c</em> <u>d</u><br />e</p>'],
])('%s stays as it is', (html) => {
  expect(readCommentText(html)).toMatchObject({ content: html, contentSource: html });
});

test('sanitising leaves nothing forbidden and is idempotent', () => {
  const piece = oneof(
    constantFrom(...hostileMarkup, '<p>', '</p>', '<ul><li>', '</li>', '<a href="', '">', '&lt;'),
    string({ unit: 'binary', maxLength: 8 }),
  );
  assert(
    property(array(piece, { maxLength: 10 }), (pieces) => {
      const { content } = readCommentText(`<p>abc</p>${pieces.join('')}`);
      expect(forbiddenIn(content)).toEqual([]);
      expect(readCommentText(content).content).toBe(content);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['<p></p><p><br></p>', 'tooShort'],
  ['<p>a&nbsp;&nbsp;b</p>', 'tooShort'],
  ['<p>a&#8203;&#8203;b</p>', 'tooShort'],
  ['<b>a</b><script>bcdef</script>', 'tooShort'],
  ['a<!-- bcd -->', 'tooShort'],
  ['<img src=x alt="a long text">', 'tooShort'],
  ['<p>&lt;&gt;</p>', 'tooShort'],
  [`<p>${'x'.repeat(limits.comment.max + 1)}</p>`, 'tooLong'],
])('a text too short or too long to read (%#) is rejected', (html, code) => {
  expect(() => readCommentText(html)).toThrow(
    expect.objectContaining({
      statusCode: 422,
      violations: [expect.objectContaining({ propertyPath: 'content', code })],
    }),
  );
});

test.each([
  ['<p>a</p><p>b</p><p>c</p>'],
  ['&lt;b&gt;'],
  ['記録更新'],
  [`<p>${'<b>x</b>'.repeat(5000)}</p>`],
  ['x'.repeat(limits.comment.max)],
])('a text of valid length (%#) is accepted', (html) => {
  expect(readCommentText(html).contentSource).toBe(html);
});

test('removes characters that PostgreSQL cannot store', () => {
  expect(readCommentText('a\0b\0cd').content).toBe('abcd');
});

test('shows the source sanitised again when the sanitiser version has changed', () => {
  const text = { content: '<p>kept</p>', contentSource: '<p>sent</p>' };
  expect(shownContent({ ...text, sanitizerVersion })).toBe('<p>kept</p>');
  expect(shownContent({ ...text, sanitizerVersion: sanitizerVersion - 1 })).toBe('<p>sent</p>');
});
