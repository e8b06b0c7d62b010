import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { AdminGame, AdminGameConflict } from '../../../../../src/contract/schemas/adminGames';
import type { Problem } from '../../../../../src/contract/schemas/errors';
import { addPlatform, addSeries } from '../../../../support/server/addGame';
import {
  chart,
  gameContent,
  group,
  setUpGames,
  violationsOf,
  withChart,
} from '../../../../support/server/adminGames';
import { hostileTexts } from '../../../../support/server/hostileValues';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();
let platform = 0;
beforeAll(async () => {
  platform = await addPlatform(site.server.database, { en: 'Orbit 64' });
});

const one = (name: string) => chart(name, { formatId: site.formatId });
/** A game that lacks nothing to become public. */
const whole = (name: string, charts = ['Race', 'Jump']) =>
  gameContent({
    platformIds: [platform],
    translations: { en: { name, rules: null } },
    groups: [group('Main', charts.map(one))],
  });
const publicStatus = async (id: number) =>
  (await site.server.app.inject(paths.game(id))).statusCode;
const eventsOf = async (id: number) => {
  const rows = await site.server.database
    .selectFrom('auditLog')
    .select(['event', 'details', 'actorId'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ details }) => new RegExp(`"game": ?${id}[,}]`).test(JSON.stringify(details)))
    .map(({ event }) => event);
};

test('an editor writes a game and publishes it; it is public only then', async () => {
  const draft = await site.editor.create();
  expect(draft).toMatchObject({ version: 1, status: 'draft', content: gameContent() });
  const series = await addSeries(site.server.database, { en: 'Star Saga' });
  const saved = await site.editor.save(draft, {
    ...whole('Élan of Stars'),
    seriesId: series,
    translations: {
      en: { name: '  Élan \u202eof   Stars\0 ', rules: 'No turbo.\r\nNo glitches.' },
      ja: { name: '星の勢い', rules: ' ' },
    },
  });
  expect(saved).toMatchObject({
    version: 2,
    slug: 'elan-of-stars',
    nbChart: 2,
    editedBy: { id: site.people.editor.id },
    content: {
      slug: null,
      seriesId: series,
      platformIds: [platform],
      translations: {
        en: { name: 'Élan of Stars', rules: 'No turbo.\nNo glitches.' },
        ja: { name: '星の勢い', rules: null },
      },
      groups: [{ names: { en: 'Main' }, charts: [{ names: { en: 'Race' } }, {}] }],
    },
  });
  expect(saved.charts.map(({ slug }) => slug)).toEqual(['race', 'jump']);
  expect(await publicStatus(draft.id)).toBe(404);
  const published = await site.editor.publish(saved);
  expect(published).toMatchObject({
    status: 'active',
    version: 4,
    publishedAt: site.server.now().toISOString(),
  });
  expect(await publicStatus(draft.id)).toBe(200);
  const closed = await site.editor.setStatus(published, 'closed');
  const reopened = await site.editor.setStatus(closed, 'active');
  expect(reopened.publishedAt).toBe(published.publishedAt);
  expect(await eventsOf(draft.id)).toEqual([
    'gameCreated',
    'gameChanged',
    'gameChanged',
    'gamePublished',
    'gameClosed',
    'gameReopened',
  ]);
});

test('a new game has the content it was sent with', async () => {
  const game = await site.editor.create(whole('Sent At Once'));
  expect(game).toMatchObject({ version: 1, slug: 'sent-at-once', nbChart: 2 });
  const other = await site.editor.create(whole('Sent At Once'));
  expect(other.slug).toBe(`sent-at-once-${other.id}`);
});

test('a repeated key creates one game, also at the same time', async () => {
  const create = (content = whole('Keyed')) =>
    site.editor.call(
      'POST',
      adminPaths.games,
      { content },
      { 'idempotency-key': 'the-key-of-a-game' },
    );
  const responses = await Promise.all([create(), create(), create()]);
  const again = await create(whole('Another'));
  const ids = [...responses, again].map((response) => {
    expect(response.statusCode).toBe(201);
    return readContract(AdminGame, response.json()).id;
  });
  expect(new Set(ids).size).toBe(1);
  expect(again.headers.location).toBe(adminPaths.game(ids[0] ?? 0));
});

test('a copy has the texts, platforms and charts of a game, and ids of its own', async () => {
  const source = await site.editor.create(whole('Copied'));
  await site.editor.save(source, withChart(source.content, [0, 0], { status: 'retired' }));
  const response = await site.editor.call('POST', adminPaths.games, { copyOf: source.id });
  const copy = readContract(AdminGame, response.json());
  expect(copy).toMatchObject({
    status: 'draft',
    slug: `copied-${copy.id}`,
    content: {
      translations: { en: { name: 'Copied' } },
      platformIds: [platform],
      groups: [{ names: { en: 'Main' }, charts: [{ names: { en: 'Jump' } }] }],
    },
  });
  expect(copy.content.groups[0]?.id).not.toBe(source.content.groups[0]?.id);
  const unknown = await site.editor.call('POST', adminPaths.games, { copyOf: 999_999 });
  expect(unknown.statusCode).toBe(422);
  expect(violationsOf(unknown)).toEqual(['copyOf: unknown']);
});

test('of two saves of the same version the second gets a conflict with the current game', async () => {
  const game = await site.editor.create(whole('Contested'));
  const names = ['First', 'Second', 'Third', 'Fourth'];
  const responses = await Promise.all(names.map((name) => site.editor.trySave(game, whole(name))));
  const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 409, 409, 409]);
  const winner = names[responses.findIndex(({ statusCode }) => statusCode === 200)];
  for (const response of responses.filter(({ statusCode }) => statusCode === 409)) {
    const { current } = readContract(AdminGameConflict, response.json());
    expect(current.version).toBe(2);
    expect(current.content.translations.en?.name).toBe(winner);
  }
  const stale = await site.editor.trySetStatus(game, 'charting');
  expect(readContract(AdminGameConflict, stale.json()).current.status).toBe('draft');
});

test('a save without a change makes no version', async () => {
  const game = await site.editor.create(whole('Same'));
  expect((await site.editor.save(game, game.content)).version).toBe(1);
});

describe('problems are reported at their fields', () => {
  test('of names, values and ids', async () => {
    const game = await site.editor.create();
    const elsewhere = await site.editor.create(whole('Elsewhere'));
    const foreign = elsewhere.content.groups[0];
    const response = await site.editor.trySave(game, {
      ...gameContent({
        seriesId: 999_999,
        platformIds: [platform, 999_999],
        pictureId: 999_999,
        translations: { fr: { name: '\u202e\u200b', rules: 'Sans turbo.' } },
      }),
      groups: [
        group('One', [one('A'), one('a'), chart('B', { formatId: 999_999 })]),
        group('\u200b\u2060', [chart('C', { formatId: site.formatId, values: [] })]),
        group('Three', foreign?.charts ?? [], { id: foreign?.id ?? 0 }),
      ],
    });
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response).toSorted()).toEqual(
      [
        'groups[0].charts[1].names: repeated',
        'groups[0].charts[2].values[0].formatId: unknown',
        'groups[1].charts[0].values: columnMissing',
        'groups[1].names: nameMissing',
        'groups[2].charts[0]: unknown',
        'groups[2].charts[1]: unknown',
        'groups[2]: unknown',
        'pictureId: unknown',
        'platformIds: unknown',
        'seriesId: unknown',
        'translations.fr.name: nameMissing',
      ].toSorted(),
    );
    expect((await site.editor.find(game.id)).version).toBe(1);
  });

  test('in the language of the reader', async () => {
    const game = await site.editor.create();
    const payload = { version: 1, content: gameContent({ groups: [group(' ', [])] }) };
    const response = await site.editor.call('PUT', adminPaths.game(game.id), payload, {
      'accept-language': 'fr',
    });
    expect(response.json()).toMatchObject({
      violations: [{ message: 'Saisissez un nom dans au moins une langue.' }],
    });
  });

  test('when an empty game is published', async () => {
    const game = await site.editor.create();
    const ready = await site.editor.setStatus(game, 'ready');
    const response = await site.editor.trySetStatus(ready, 'active');
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual([
      'translations: nameMissing',
      'platformIds: platformMissing',
      'groups: groupMissing',
    ]);
  });

  test('when a public game loses its name or its platforms', async () => {
    const game = await site.editor.publish(await site.editor.create(whole('Lasting')));
    const response = await site.editor.trySave(game, {
      ...game.content,
      translations: {},
      platformIds: [],
    });
    expect(violationsOf(response)).toEqual([
      'translations: nameMissing',
      'platformIds: platformMissing',
    ]);
  });

  test.each([
    ['draft', 'active'],
    ['draft', 'closed'],
    ['draft', 'draft'],
  ] as const)('when a game goes from %s to %s', async (_, status) => {
    const response = await site.editor.trySetStatus(await site.editor.create(), status);
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual(['status: ']);
  });
});

test('names that break programs are stored as one clean line or refused at their field', async () => {
  for (const name of hostileTexts) {
    const response = await site.editor.call('POST', adminPaths.games, {
      content: {
        ...whole('x', [name]),
        translations: { en: { name, rules: name.slice(0, 1000) } },
      },
    });
    expect([201, 422]).toContain(response.statusCode);
    const { content, violations = [] } =
      response.json<Partial<Pick<AdminGame, 'content'> & Pick<Problem, 'violations'>>>();
    // A refusal names a field.
    expect(content !== undefined || violations.length > 0).toBe(true);
    expect(content?.translations.en?.name ?? '').not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
  }
});

describe('deleting', () => {
  test('removes a game that was never public', async () => {
    const game = await site.editor.create(whole('Deleted'));
    expect((await site.editor.call('DELETE', adminPaths.game(game.id))).statusCode).toBe(204);
    expect((await site.editor.call('GET', adminPaths.game(game.id))).statusCode).toBe(404);
    expect((await site.editor.call('DELETE', adminPaths.game(game.id))).statusCode).toBe(404);
    expect(await eventsOf(game.id)).toEqual(['gameCreated', 'gameDeleted']);
  });

  test('is refused once the game was public', async () => {
    const game = await site.editor.publish(await site.editor.create(whole('Kept')));
    await site.editor.setStatus(game, 'closed');
    const response = await site.editor.call('DELETE', adminPaths.game(game.id));
    expect(response.statusCode).toBe(409);
    expect(await publicStatus(game.id)).toBe(200);
  });
});

test.each(['0', 'x', '999999', '99999999999'])('there is no game %s', async (id) => {
  for (const [method, url] of [
    ['GET', `/api/admin/games/${id}`],
    ['DELETE', `/api/admin/games/${id}`],
    ['GET', `/api/admin/games/${id}/versions`],
  ] as const)
    expect((await site.editor.call(method, url)).statusCode).toBe(404);
});

test.each(['Copper Comet!!', 'two--dashes', '-'])(
  'says how to write the address %j',
  async (slug) => {
    const game = await site.editor.create();
    const response = await site.editor.trySave(game, gameContent({ slug }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      violations: [{ propertyPath: 'slug', message: 'Only small letters, digits and dashes.' }],
    });
  },
);
