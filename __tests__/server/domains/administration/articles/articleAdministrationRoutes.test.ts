import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import {
  AdminArticleCollection,
  AdminArticleConflict,
} from '../../../../../src/contract/schemas/adminArticles';
import { setUpAdministration } from '../../../../support/server/administration';
import {
  content,
  createAdministrator,
  editorOf,
  text,
} from '../../../../support/server/adminArticles';
import { publishArticle } from '../../../../support/server/publishArticle';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();

const publicStatus = async (id: number) =>
  (await site.server.app.inject(paths.article(id))).statusCode;
const publicArticle = async (id: number, language = 'en') =>
  (
    await site.server.app.inject({
      url: paths.article(id),
      headers: { 'accept-language': language },
    })
  ).json();
const listed = async (query: string) => {
  const response = await site.editor.call('GET', `${adminPaths.articles}?${query}`);
  return readContract(AdminArticleCollection, response.json())['hydra:member'];
};
const events = async (id: number) => {
  const rows = await site.server.database
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ details }) => new RegExp(`"article": ?${id}[,}]`).test(JSON.stringify(details)))
    .map(({ event }) => event);
};

test('an article is created, edited, translated and published, and is public only then', async () => {
  const draft = await site.editor.create();
  expect(draft).toMatchObject({ state: 'draft', version: 1, author: { id: site.admin.id } });
  const written = await site.editor.save(
    draft,
    content(
      { en: text('Café Records: L’été'), fr: text('Un été de records') },
      { category: 'records', featured: true },
    ),
  );
  expect(await publicStatus(draft.id)).toBe(404);
  const published = await site.editor.setStatus(written, 'PUBLISHED');
  expect(published).toMatchObject({
    state: 'published',
    slug: 'cafe-records-lete',
    publishedAt: site.server.now().toISOString(),
  });
  expect(await publicArticle(draft.id, 'fr')).toMatchObject({
    title: 'Un été de records',
    category: 'records',
    featured: true,
    locale: 'fr',
    author: { username: site.admin.username },
  });
  expect(await events(draft.id)).toEqual(['articleCreated', 'articlePublished']);
});

test('changes to a published article stay hidden until it is published again', async () => {
  const id = await publishArticle(site.server.database, {
    slug: 'known-address',
    texts: { en: { title: 'Before' } },
  });
  const saved = await site.editor.save(await site.editor.find(id), content({ en: text('After') }));
  expect(saved).toMatchObject({ version: 2, appliedVersion: 1 });
  expect(await publicArticle(id)).toMatchObject({ title: 'Before' });
  const published = await site.editor.setStatus(saved, 'PUBLISHED');
  expect(await publicArticle(id)).toMatchObject({ title: 'After', slug: 'known-address' });
  expect(published).toMatchObject({ appliedVersion: 2, publishedAt: '2026-01-01T00:00:00.000Z' });
});

test('the markup is sanitised for articles and languages without text are dropped', async () => {
  const draft = await site.editor.create();
  const hostile =
    '<h2 onclick="x()">A</h2><script>x()</script><p style="color:red">B <a href="javascript:x()">c</a></p>';
  const saved = await site.editor.save(
    draft,
    content({ en: text(' A\u202e  title\u0000 ', hostile), fr: text('', '<p><br></p>') }),
  );
  expect(saved.content.translations).toEqual({
    en: { title: 'A title', excerpt: '', content: '<h2>A</h2><p>B <a>c</a></p>' },
  });
});

test('keeps videos the site can play and turns any other into a link', async () => {
  const figure = (address: string) =>
    `<figure data-video="youtube"><a href="${address}">x</a></figure>`;
  const videos = figure('https://youtu.be/dQw4w9WgXcQ') + figure('https://evil.example/v.mp4');
  const draft = await site.editor.create();
  const saved = await site.editor.save(draft, content({ en: text('Videos', videos) }));
  const kept =
    '<figure data-video="youtube"><a href="https://youtu.be/dQw4w9WgXcQ" rel="nofollow noopener">x</a></figure>' +
    '<figure><a href="https://evil.example/v.mp4" rel="nofollow noopener">x</a></figure>';
  expect(saved.content.translations.en?.content).toBe(kept);
  await site.editor.setStatus(saved, 'PUBLISHED');
  expect(JSON.stringify(await publicArticle(draft.id))).toContain(
    JSON.stringify(kept).slice(1, -1),
  );
});

describe('two people editing one article', () => {
  test('the second gets the first one’s text with the conflict, and neither text is lost', async () => {
    const other = editorOf(site.server, await createAdministrator(site.server));
    const draft = await site.editor.create();
    const first = await other.save(draft, content({ en: text('Theirs') }));
    const refused = await site.editor.trySave(draft, content({ en: text('Mine') }));
    expect(refused.statusCode).toBe(409);
    const { current } = readContract(AdminArticleConflict, refused.json());
    expect(current).toMatchObject({
      version: first.version,
      content: { translations: { en: { title: 'Theirs' } } },
    });
    const answer = await site.editor.call('GET', adminPaths.articleRevisions(draft.id));
    const kept = answer.json<{ revisions: { kind: string; title: string }[] }>().revisions;
    expect(kept.map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['conflict', 'Mine'],
        ['draft', 'Theirs'],
      ]),
    );
    const kept2 = await site.editor.save(current, content({ en: text('Mine') }));
    expect(kept2.version).toBe(first.version + 1);
  });

  test('one of several simultaneous saves succeeds', async () => {
    const draft = await site.editor.create();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => site.editor.trySave(draft, content({ en: text(title) }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('publishing fails for a version the person has not seen', async () => {
    const draft = await site.editor.create();
    await site.editor.save(draft, content({ en: text('Newer') }));
    expect((await site.editor.trySetStatus(draft, 'PUBLISHED')).statusCode).toBe(409);
  });
});

test.each([
  ['nothing at all', content({}), ['translations']],
  ['a title without a text', content({ en: text('T', '') }), ['translations.en.content']],
  [
    'a text without a title',
    content({ en: text('T'), it: text('', '<p>x</p>') }),
    ['translations.it.title'],
  ],
])('%s is not published', async (_name, unfinished, places) => {
  const saved = await site.editor.save(await site.editor.create(), unfinished);
  const refused = await site.editor.trySetStatus(saved, 'PUBLISHED');
  expect(refused.statusCode).toBe(422);
  const { violations } = refused.json<{
    violations: { propertyPath: string; message: string }[];
  }>();
  expect(violations.map(({ propertyPath }) => propertyPath)).toEqual(places);
});

test.each([
  ['a slug with other signs', content({}, { slug: 'No/Slug' }), 'slug'],
  ['a picture that is not there', content({}, { pictureId: 2_000_000 }), 'pictureId'],
])('%s is rejected at its field', async (_name, wrong, place) => {
  const refused = await site.editor.trySave(await site.editor.create(), wrong);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ violations: [{ propertyPath: place }] });
});

test.each([
  ['en', 'Use 200,000 characters or fewer.'],
  ['fr', 'Utilisez au plus 200\u202f000 caractères.'],
])(
  'a text that is too long is rejected at its field with the limit in %s',
  async (language, message) => {
    const draft = await site.editor.create();
    const long = { ...content({ en: text('Long', 'a'.repeat(200_001)) }) };
    const response = await site.server.app.inject({
      method: 'PUT',
      url: adminPaths.article(draft.id),
      headers: { ...site.admin.headers, 'accept-language': language },
      payload: { version: draft.version, content: long },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      violations: [{ propertyPath: 'content.translations.en.content', message, code: 'maxLength' }],
    });
  },
);

test('withdrawing makes an article a draft, cancelling keeps it, and neither is public', async () => {
  const saved = await site.editor.save(
    await site.editor.create(),
    content({ en: text('Here and gone') }),
  );
  const published = await site.editor.setStatus(saved, 'PUBLISHED');
  const withdrawn = await site.editor.setStatus(published, 'UNDER CONSTRUCTION');
  expect(withdrawn).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await publicStatus(saved.id)).toBe(404);
  expect(await site.editor.setStatus(withdrawn, 'CANCELED')).toMatchObject({ state: 'canceled' });
  expect(await publicStatus(saved.id)).toBe(404);
});

test('a scheduled article can be published at once instead', async () => {
  const saved = await site.editor.save(
    await site.editor.create(),
    content({ en: text('Earlier') }),
  );
  const scheduled = await site.editor.setStatus(saved, 'PUBLISHED', '2027-01-01T00:00:00.000Z');
  expect(scheduled.state).toBe('scheduled');
  const published = await site.editor.setStatus(scheduled, 'PUBLISHED');
  expect(published).toMatchObject({
    state: 'published',
    publishedAt: site.server.now().toISOString(),
  });
});

test('two articles with one title get different slugs', async () => {
  const slugs = [];
  for (let round = 0; round < 2; round += 1) {
    const saved = await site.editor.save(
      await site.editor.create(),
      content({ en: text('Same title') }),
    );
    slugs.push(saved.slug);
  }
  expect(slugs[0]).toBe('same-title');
  expect(slugs[1]).toMatch(/^same-title-\d+$/);
});

describe('the list', () => {
  test('finds articles of every state by text, state, category and missing language', async () => {
    const one = await site.editor.save(
      await site.editor.create(),
      content({ en: text('Quokka charts'), ja: text('クオッカ') }, { category: 'retro' }),
    );
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id);
    expect(await ids('search=quokka')).toEqual([one.id]);
    expect(await ids('search=quokka&state=draft&category=retro')).toEqual([one.id]);
    expect(await ids('search=quokka&state=published')).toEqual([]);
    expect(await ids('search=quokka&missing=fr')).toEqual([one.id]);
    expect(await ids('search=quokka&missing=ja')).toEqual([]);
    const [row] = await listed('search=quokka');
    expect(row).toMatchObject({
      title: 'Quokka charts',
      languages: ['en', 'ja'],
      editedBy: { id: site.admin.id },
    });
  });

  test('is sorted as requested, and by the last change by default', async () => {
    const old = await publishArticle(site.server.database, {
      texts: { en: { title: '0 Aardvark first' } },
    });
    const [byTitle] = await listed('order[title]=asc&itemsPerPage=1');
    expect(byTitle?.id).toBe(old);
    site.server.setTime('2026-11-20T12:30:00Z');
    const draft = await site.editor.create();
    const [newest] = await listed('state=draft&itemsPerPage=1');
    expect(newest).toMatchObject({ id: draft.id, title: null });
  });

  test.each(['order[password]=asc', 'state=lost', 'category=x', 'page=0', 'missing=de'])(
    'rejects %s',
    async (query) => {
      const { statusCode } = await site.editor.call('GET', `${adminPaths.articles}?${query}`);
      expect(statusCode).toBe(400);
    },
  );
});
