import { adminPaths } from '../../../src/contract/adminPaths';
import { emptyGameContent } from '../../../src/contract/gameFields';
import { roles } from '../../../src/contract/roles';
import {
  AdminGame,
  type AdminChart,
  type AdminGameContent,
  type AdminGroup,
} from '../../../src/contract/schemas/adminGames';
import type { AppConfig } from '../../../src/server/platform/settings/appDependencies';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import { readContract } from '../readContract';
import { addMember } from './addChart';
import { joinAs } from './comments';
import { createTestServer, type TestServer } from './createTestServer';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;
type Known = Pick<AdminGame, 'id' | 'version'>;

export const chart = (name: string, facts: Partial<AdminChart> & { formatId: number }) => {
  const { formatId, ...rest } = facts;
  return {
    id: null,
    names: { en: name },
    proof: 'any',
    status: 'open',
    values: [{ formatId, better: 'higher', names: {} }],
    ...rest,
  } satisfies AdminChart;
};

export const group = (name: string, charts: AdminChart[], facts: Partial<AdminGroup> = {}) =>
  ({
    id: null,
    names: { en: name },
    dlc: false,
    ranked: true,
    charts,
    ...facts,
  }) satisfies AdminGroup;

export const gameContent = (facts: Partial<AdminGameContent> = {}): AdminGameContent => ({
  ...emptyGameContent,
  ...facts,
});

/** The requests of one member, as the editor of games makes them. */
export function gameEditorOf({ app }: Pick<TestServer, 'app'>, headers: Headers) {
  const call = (method: Method, url: string, payload?: object, more: Headers = {}) =>
    app.inject({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) });
  const read = (response: Awaited<ReturnType<typeof call>>) => {
    expect(response.json()).not.toHaveProperty('message');
    return readContract(AdminGame, response.json());
  };
  const trySave = ({ id, version }: Known, content: AdminGameContent, more = {}) =>
    call('PUT', adminPaths.game(id), { version, content, ...more });
  const trySetStatus = ({ id, version }: Known, status: AdminGame['status']) =>
    call('PUT', adminPaths.gameStatus(id), { version, status });
  return {
    call,
    trySave,
    trySetStatus,
    create: async (content?: AdminGameContent) =>
      read(await call('POST', adminPaths.games, content ? { content } : undefined)),
    find: async (id: number) => read(await call('GET', adminPaths.game(id))),
    save: async (game: Known, content: AdminGameContent, more = {}) =>
      read(await trySave(game, content, more)),
    setStatus: async (game: Known, status: AdminGame['status']) =>
      read(await trySetStatus(game, status)),
    /** Through its last stage. */
    publish: async (game: Known) => {
      const ready = read(await trySetStatus(game, 'ready'));
      return read(await trySetStatus(ready, 'active'));
    },
  };
}

/** The content with one chart changed: the chart at these indexes of group and chart. */
export const withChart = (
  content: AdminGameContent,
  [groupIndex, chartIndex]: [number, number],
  facts: Partial<AdminChart>,
): AdminGameContent => ({
  ...content,
  groups: content.groups.map((one, index) => ({
    ...one,
    charts: one.charts.map((other, place) =>
      index === groupIndex && place === chartIndex ? { ...other, ...facts } : other,
    ),
  })),
});

let added = 0;

/** Adds a format of whole points. */
export async function addFormat({ database }: Pick<TestServer, 'database'>): Promise<number> {
  added += 1;
  const definition = {
    parts: [{ size: 1, suffix: '' }],
    decimals: 0,
    minimum: 0,
    maximum: 1_000_000,
  };
  const { id } = await database
    .insertInto('valueFormats')
    .values({ code: `points-${added}`, definition: JSON.stringify(definition) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Starts a server with a game editor and an administrator before the tests of a file, and closes it after them. */
export function setUpGames(config: Partial<AppConfig> = { rateLimitFactor: 1000 }) {
  let server: TestServer;
  let people: Record<'editor' | 'admin', Awaited<ReturnType<typeof joinAs>>>;
  let formatId = 0;
  beforeAll(async () => {
    server = await createTestServer({ config });
    people = {
      editor: await joinAs(server, { roles: [roles.user, roles.gameEditor] }),
      admin: await joinAs(server, { roles: [roles.user, roles.admin] }),
    };
    formatId = await addFormat(server);
  });
  afterAll(async () => server?.close());
  return {
    get server() {
      return server;
    },
    get people() {
      return people;
    },
    get formatId() {
      return formatId;
    },
    get editor() {
      return gameEditorOf(server, people.editor.headers);
    },
    get admin() {
      return gameEditorOf(server, people.admin.headers);
    },
  };
}

/** The fields and codes of the violations of a response. */
export const violationsOf = (response: { json: () => unknown }) => {
  const { violations = [] } = response.json() as {
    violations?: { propertyPath: string; code?: string }[];
  };
  return violations.map(({ propertyPath, code }) => `${propertyPath}: ${code ?? ''}`);
};

let key = 0;
/** Posts a score of a new member on each chart at these indexes of group and chart. @returns The member. */
export async function postOn(
  { database, now }: Pick<TestServer, 'database' | 'now'>,
  game: AdminGame,
  {
    places,
    amount = 10,
    userId: known,
  }: { places: [number, number][]; amount?: number; userId?: number },
): Promise<number> {
  const userId = known ?? (await addMember(database));
  for (const [index, place] of places) {
    key += 1;
    const [result] = await postScores(database, {
      userId,
      at: now(),
      scores: [
        {
          chart: game.content.groups[index]?.charts[place]?.id ?? 0,
          amounts: [amount],
          platform: null,
          achievedOn: null,
          confirmed: [],
          key: `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`,
        },
      ],
    });
    expect(result).not.toHaveProperty('refused');
  }
  return userId;
}
