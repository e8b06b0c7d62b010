import { sql } from 'kysely';
import sharp from 'sharp';
import { pino } from 'pino';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AdminPicture, AdminTextPicture } from '../../../../../src/contract/schemas/adminArticles';
import { createAppServices } from '../../../../../src/server/process/appServices';
import {
  deleteUnusedArticles,
  deleteUnusedPictures,
} from '../../../../../src/server/domains/administration/articles/deleteUnusedArticles';
import {
  content,
  createAdministrator,
  editorOf,
  text,
  type Administrator,
} from '../../../../support/server/adminArticles';
import { addGame } from '../../../../support/server/addGame';
import { gameContent, gameEditorOf } from '../../../../support/server/adminGames';
import { bearer, logIn } from '../../../../support/server/members';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { publishArticle } from '../../../../support/server/publishArticle';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
let editor: ReturnType<typeof editorOf>;
let administrator: Administrator;
let services: ReturnType<typeof createAppServices>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  administrator = await createAdministrator(server);
  const { database, now: clock } = server;
  const logger = pino({ level: 'silent' });
  services = createAppServices({ config: { port: 0 }, database, clock, logger });
});
beforeEach(async () => {
  const { database } = server;
  await database.deleteFrom('games').execute();
  await database.deleteFrom('articles').execute();
  await database.deleteFrom('pictures').execute();
  await database.deleteFrom('siteVersions').execute();
  await at('2026-11-01T12:00:00Z');
});
afterAll(async () => server?.close());

/** Sessions do not last for days. */
async function at(time: string) {
  server.setTime(time);
  editor = editorOf(server, { headers: bearer(await logIn(server, administrator)) });
}

let colour = 0;
async function dataUrl() {
  colour += 1;
  const background = { r: colour * 10, g: 60, b: 90 };
  const picture = sharp({ create: { width: 500, height: 281, channels: 3, background } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}

async function uploadCover(imageData?: string) {
  const body = { imageData: imageData ?? (await dataUrl()) };
  const { id, sources } = readContract(
    AdminPicture,
    (await editor.call('POST', adminPaths.pictures, body)).json(),
  );
  return { id, src: sources[0]?.url ?? '' };
}

async function uploadInText() {
  const body = { imageData: await dataUrl() };
  const answer = await editor.call('POST', adminPaths.textPictures, body);
  return readContract(AdminTextPicture, answer.json()).src;
}

const isThere = async (src: string) => (await server.app.inject(src)).statusCode === 200;
const figure = (src: string) => `<figure><img src="${src}" alt="" /></figure>`;

test('pictures are deleted once no cover, text or restorable version refers to them', async () => {
  const [cover, inText, replaced, unused, ofDeleted] = [
    await uploadCover(),
    await uploadInText(),
    await uploadCover(),
    await uploadCover(),
    await uploadInText(),
  ];
  let article = await editor.save(
    await editor.create(),
    content({ en: text('One', figure(inText)) }, { pictureId: replaced.id }),
  );
  const gone = await editor.save(
    await editor.create(),
    content({ en: text('Gone', figure(ofDeleted)) }),
  );
  await at('2026-11-02T13:00:00Z');
  article = await editor.save(article, content({ en: text('One') }, { pictureId: cover.id }));
  expect(await deleteUnusedPictures(services)).toEqual([unused.id]);
  expect(await isThere(unused.src)).toBe(false);
  for (const src of [cover.src, inText, replaced.src, ofDeleted]) {
    expect(await isThere(src)).toBe(true);
  }
  await editor.call('DELETE', adminPaths.article(gone.id));
  expect(await deleteUnusedPictures(services)).toEqual([]);
  await editor.call('DELETE', adminPaths.trashedArticle(gone.id));
  expect(await deleteUnusedPictures(services)).toHaveLength(1);
  expect(await isThere(ofDeleted)).toBe(false);
  expect(await isThere(inText)).toBe(true);
  expect((await editor.find(article.id)).picture?.id).toBe(cover.id);
});

test('articles created before versions existed keep their pictures', async () => {
  const [cover, inText, ofOldText, unused] = [
    await uploadCover(),
    await uploadInText(),
    await uploadInText(),
    await uploadCover(),
  ];
  const texts = { en: { title: 'Old', content: figure(inText) } };
  const id = await publishArticle(server.database, { pictureId: cover.id, texts });
  await publishArticle(server.database, {
    texts: { en: { title: 'Older', content: figure(ofOldText) } },
  });
  // The source is stored if sanitising removed something; for texts sanitised again it is the other way round.
  const change = server.database.updateTable('articleTranslations');
  await change.set({ contentSource: '' }).where('articleId', '=', id).execute();
  await change.set({ content: '' }).where('articleId', '!=', id).execute();
  await at('2026-11-05T12:00:00Z');
  expect(await deleteUnusedPictures(services)).toEqual([unused.id]);
  for (const src of [cover.src, inText, ofOldText]) expect(await isThere(src)).toBe(true);
});

test('the cover of a game is kept, and so are those of its versions', async () => {
  const [cover, replaced, unused] = [await uploadCover(), await uploadCover(), await uploadCover()];
  const games = gameEditorOf(server, { ...bearer(await logIn(server, administrator)) });
  const game = await games.create(gameContent({ pictureId: replaced.id }));
  await games.save(game, gameContent({ pictureId: cover.id }));
  const seeded = await addGame(server.database, { names: { en: 'Seeded' } });
  const ofSeeded = await uploadCover();
  await server.database
    .updateTable('games')
    .set({ pictureId: ofSeeded.id })
    .where('id', '=', seeded)
    .execute();
  await at('2026-11-02T13:00:00Z');
  expect(await deleteUnusedPictures(services)).toEqual([unused.id]);
  await editor.call('DELETE', adminPaths.game(game.id));
  expect(await deleteUnusedPictures(services)).toHaveLength(2);
  expect(await isThere(ofSeeded.src)).toBe(true);
});

test('an unused picture is kept for a day after its last upload', async () => {
  const imageData = await dataUrl();
  const { src } = await uploadCover(imageData);
  await at('2026-11-02T11:59:00Z');
  expect(await deleteUnusedPictures(services)).toEqual([]);
  expect((await uploadCover(imageData)).src).toBe(src);
  await at('2026-11-03T11:00:00Z');
  expect(await deleteUnusedPictures(services)).toEqual([]);
  await at('2026-11-03T12:00:00Z');
  expect(await deleteUnusedPictures(services)).toHaveLength(1);
});

test('the picture configured as the social image is kept', async () => {
  const { src } = await uploadCover();
  const value = JSON.stringify({ socialImage: src });
  await server.database
    .insertInto('siteVersions')
    .values({ version: 99, value, actorId: null, restoredFrom: null, savedAt: server.now() })
    .execute();
  await at('2026-11-05T12:00:00Z');
  expect(await deleteUnusedPictures(services)).toEqual([]);
});

test('empty drafts are deleted once after a day, whatever the number of nodes', async () => {
  const empty = await editor.create();
  const begun = await editor.save(await editor.create(), content({ fr: text('Un mot', '') }));
  const emptied = await editor.save(await editor.create(), content({ en: text('Was here') }));
  const cover = await uploadCover();
  const shown = await editor.save(await editor.create(), content({}, { pictureId: cover.id }));
  const uncovered = await editor.save(await editor.create(), content({}, { pictureId: cover.id }));
  const canceled = await editor.create();
  const touched = await editor.create();
  await at('2026-11-01T13:00:00Z');
  await editor.save(emptied, content({}));
  await editor.save(uncovered, content({}));
  await server.database
    .updateTable('articles')
    .set({ status: 'CANCELED' })
    .where('id', '=', canceled.id)
    .execute();
  await at('2026-11-02T11:00:00Z');
  expect((await deleteUnusedArticles(services)).drafts).toEqual([]);
  await at('2026-11-02T14:00:00Z');
  await editor.save(touched, content({}, { category: 'news' }));
  await at('2026-11-03T13:00:00Z');
  const runs = await Promise.all([
    deleteUnusedArticles(services),
    deleteUnusedArticles(services),
    deleteUnusedArticles(services),
  ]);
  expect(runs.flatMap(({ drafts }) => drafts)).toEqual([empty.id]);
  expect((await editor.find(begun.id)).state).toBe('draft');
  for (const { id } of [emptied, shown, uncovered, touched]) {
    expect((await editor.find(id)).state).toBe('draft');
  }
  expect((await editor.find(canceled.id)).state).toBe('canceled');
  const log = await server.database
    .selectFrom('auditLog')
    .select(['actorId', 'details'])
    .where('event', '=', 'articleDeleted')
    .where(sql<boolean>`actor_id is null or details ? 'empty'`)
    .execute();
  expect(log).toEqual([
    { actorId: null, details: { article: empty.id, slug: empty.slug, empty: true } },
  ]);
});
