import {
  pageTags,
  removeStructuredData,
  writeHead,
} from '../../../src/components/page/documentHead';

const place = { origin: 'https://site.test', pathname: '/fr/faq', language: 'fr' } as const;

const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  );

beforeEach(() => {
  document.head.replaceChildren();
});

test('writes each tag once, whatever the document contained', () => {
  document.head.innerHTML =
    '<meta name="description" content="old"><meta name="description" content="older">' +
    '<link rel="alternate" type="application/atom+xml" href="/en/feed.xml">';
  writeHead(pageTags({ title: 'FAQ', description: 'Answers' }, place));
  writeHead(pageTags({ title: 'FAQ', description: 'Answers' }, place));
  expect(content('meta[name="description"]')).toEqual(['Answers']);
  expect(content('meta[property="og:title"]')).toEqual(['FAQ']);
  expect(content('link[rel="canonical"]')).toEqual(['https://site.test/fr/faq']);
  expect(content('meta[name="robots"]')).toEqual(['index, follow']);
  expect(content('link[type]')).toEqual(['/en/feed.xml']);
});

test('links the page in all seven languages and without one', () => {
  writeHead(pageTags({}, place));
  expect(content('link[hreflang]')).toHaveLength(8);
  expect(content('link[hreflang="pt-BR"]')).toEqual(['https://site.test/pt-br/faq']);
  expect(content('link[hreflang="x-default"]')).toEqual(['https://site.test/faq']);
});

test.each([
  ['Faq', 'index, follow'],
  ['Login', 'noindex, nofollow'],
  ['NotFound', 'noindex, nofollow'],
] as const)('the page %s asks robots to %s, as the table of pages says', (page, expected) => {
  writeHead(pageTags({ page }, place));
  expect(content('meta[name="robots"]')).toEqual([expected]);
});

test('an article is linked in the languages it is written in, the next page in all again', () => {
  writeHead(pageTags({}, place));
  writeHead(pageTags({ writtenIn: ['en', 'it'] }, place));
  expect(content('link[hreflang]')).toEqual([
    'https://site.test/en/faq',
    'https://site.test/it/faq',
    'https://site.test/faq',
  ]);
  writeHead(pageTags({}, place));
  expect(content('link[hreflang]')).toHaveLength(8);
});

test('a page with noindex has no canonical URL', () => {
  writeHead(pageTags({}, place));
  writeHead(pageTags({ noindex: true }, place));
  expect(content('meta[name="robots"]')).toEqual(['noindex, nofollow']);
  expect(content('link[hreflang], link[rel="canonical"]')).toEqual([]);
});

test('keeps the page number of a list in the canonical URL', () => {
  writeHead(pageTags({ query: '?page=2' }, place));
  expect(content('link[rel="canonical"]')).toEqual(['https://site.test/fr/faq?page=2']);
});

test('a page’s own picture is replaced by the site’s on the next page', () => {
  document.head.innerHTML = '<meta property="og:image:width" content="1200">';
  writeHead(pageTags({ image: '/media/pictures/0a1b2c3d-1600.webp' }, place));
  expect(content('meta[property="og:image"], meta[name="twitter:image"]')).toEqual([
    'https://site.test/media/pictures/0a1b2c3d-1600.webp',
    'https://site.test/media/pictures/0a1b2c3d-1600.webp',
  ]);
  expect(content('meta[property="og:image:width"]')).toEqual([]);
  writeHead(pageTags({}, place));
  expect(content('meta[property="og:image"]')).toEqual(['https://site.test/social-image.jpg']);
  expect(content('meta[property="og:image:width"]')).toEqual(['1200']);
});

test('uses the configured picture of the site', () => {
  document.head.innerHTML =
    '<meta property="og:image" content="https://site.test/media/a.webp" data-usual="/own.png">';
  writeHead(pageTags({ image: '/media/pictures/0a1b2c3d-1600.webp' }, place));
  writeHead(pageTags({}, place));
  expect(content('meta[property="og:image"]')).toEqual(['https://site.test/own.png']);
});

describe('what the document tells search engines', () => {
  const sentFor = (path: string) => {
    document.head.innerHTML = `<script type="application/ld+json" data-path="${path}">{}</script>`;
  };
  const scripts = () => document.querySelectorAll('script[type="application/ld+json"]').length;

  test.each(['/fr/faq', '/fr/faq?page=2'])('is kept on the page it was sent for, %s', (path) => {
    sentFor(path);
    removeStructuredData(place);
    expect(scripts()).toBe(1);
  });

  test('is kept when only one of the addresses is percent-encoded', () => {
    sentFor('/ja/articles/1-ゲーム');
    removeStructuredData({ ...place, pathname: '/ja/articles/1-%E3%82%B2%E3%83%BC%E3%83%A0' });
    expect(scripts()).toBe(1);
  });

  test('is removed when another page is shown, and does not come back', () => {
    sentFor('/fr/faq');
    removeStructuredData({ ...place, pathname: '/en/faq' });
    removeStructuredData(place);
    expect(scripts()).toBe(0);
  });
});
