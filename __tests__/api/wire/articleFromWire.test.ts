import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import { articleFromWire, overviewFromWire } from '../../../src/api/wire/articleFromWire';
import { environment } from '../../../src/config/environment';
import { article } from '../../support/fixtures/articles';

const bare = {
  id: 5,
  slug: null,
  title: null,
  excerpt: null,
  picture: null,
  pictureSources: [],
  pictureAlt: null,
  category: null,
  featured: false,
  status: 'PUBLISHED',
  locale: null,
  author: null,
  views: 0,
  nbComment: 0,
  publishedAt: null,
  createdAt: null,
  updatedAt: null,
};

test('reads every field of our own server', () => {
  const wire = article({
    id: 5,
    pictureSources: [
      { width: 960, url: '/media/pictures/a-960.webp' },
      { width: 480, url: '/media/pictures/a-480.webp' },
    ],
  });
  const { '@id': _iri, '@type': _type, ...rest } = wire;
  expect(articleFromWire(wire)).toEqual({
    ...rest,
    author: { id: 7, username: 'ada', slug: 'ada' },
    pictureSources: wire.pictureSources.toReversed(),
  });
});

test('an article with only an id gets default values', () => {
  expect(articleFromWire({ id: 5 })).toEqual({ ...bare, content: '', availableLocales: [] });
});

test.each<[string, object, object]>([
  ['the id in the address', { '@id': '/api/articles/5' }, {}],
  ['an author who is an address', { id: 5, author: '/api/users/7' }, { author: null }],
  ['an author without a name', { id: 5, author: { id: 7 } }, { author: null }],
  [
    'an author with an address only',
    { id: 5, author: { '@id': '/api/users/7', username: 'ada' } },
    { author: { id: 7, username: 'ada', slug: null } },
  ],
  ['an unknown category', { id: 5, category: 'gossip' }, { category: null }],
  ['a category that is an object', { id: 5, category: { name: 'news' } }, { category: null }],
  ['a date nobody can read', { id: 5, publishedAt: 'yesterday' }, { publishedAt: null }],
  ['counts of a wrong type', { id: 5, views: '12', nbComment: -1 }, { views: 0, nbComment: 0 }],
  ['a regional language', { id: 5, locale: 'pt_BR' }, { locale: 'pt-br' }],
  ['an unknown language', { id: 5, locale: 'xx' }, { locale: null }],
  ['pictures of a wrong shape', { id: 5, pictureSources: [{ width: '1' }, 3] }, {}],
  ['a blank title', { id: 5, title: '  ' }, { title: null }],
])('%s', (_name, wire, expected) => {
  expect(overviewFromWire(wire)).toEqual({ ...bare, ...expected });
});

test.each([null, 'text', [], {}, { id: '5' }, { id: 0 }, { '@id': '/api/articles/x' }])(
  'rejects %j',
  (wire) => {
    expect(overviewFromWire(wire)).toBeUndefined();
  },
);

test('never throws, whatever the server sends', () => {
  const fields = [
    'id',
    'author',
    'picture',
    'pictureSources',
    'locale',
    'content',
    'availableLocales',
  ];
  assert(
    property(dictionary(constantFrom(...fields, '@id'), jsonValue()), (wire) => {
      const read = articleFromWire(wire);
      expect(read === undefined || Number.isInteger(read.id)).toBe(true);
    }),
  );
});

test('treats absolute picture URLs of the API as pictures of the site', () => {
  const host = 'https://api.example';
  const property = jest.replaceProperty(environment, 'apiHost', host);
  const path = '/media/pictures/4e5f6071-1344.webp';
  const wire = article({
    picture: `${host}${path}`,
    content: `<img src="${host}${path}" alt="" />`,
  });
  expect(articleFromWire(wire)).toMatchObject({
    picture: `${host}${path}`,
    content: `<img src="${path}" alt="" />`,
  });
  property.restore();
});
