import type { Language } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';
import { seededRandom } from '../covers/seededRandom';
import { insertRows } from '../insertRows';
import { unrankedPlayer } from '../proofs/sampleStories';
import { generatePlayers } from './samplePlayers';

export interface StoredPlayer {
  id: number;
  userId: number;
}

const languages: Record<string, Language> = {
  FR: 'fr',
  BE: 'fr',
  IT: 'it',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  JP: 'ja',
  BR: 'pt-br',
  PT: 'pt-br',
  CV: 'pt-br',
  CN: 'zh-cn',
  TW: 'zh-cn',
};

const minute = 60_000;
const day = 24 * 60 * minute;
const opening = Date.UTC(2003, 10, 16, 20);

/** Some days before the first score, and for some players months before it. */
function joinedAt(firstPost: number, random: number): Date {
  const before = Math.floor(10 * minute + random ** 4 * 300 * day);
  return new Date(Math.max(firstPost - before, Math.min(opening, firstPost - minute)));
}

/** Whether a player ranks; if not, when and why the staff took the player out of the rankings. */
function rankingOf(name: string) {
  const { player, at, reason, note } = unrankedPlayer;
  return name === player
    ? { ranked: false, unrankedAt: at, unrankReason: reason, unrankNote: note }
    : { ranked: true, unrankedAt: null, unrankReason: null, unrankNote: null };
}

/**
 * Stores everyone with a score as a player. Who is no member yet becomes one who cannot log in.
 * @param firstPosts when each player posted for the first time.
 * @returns The players by name.
 */
export async function seedPlayers(
  database: Database,
  members: ReadonlyMap<string, number>,
  firstPosts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, StoredPlayer>> {
  const random = seededRandom('members');
  const players = generatePlayers().flatMap(({ name, country }) => {
    const firstPost = firstPosts.get(name);
    return firstPost === undefined ? [] : [{ name, country, firstPost }];
  });
  const users = players
    .filter(({ name }) => !members.has(name))
    .map(({ name, country, firstPost }) => {
      const slug = name.toLowerCase().replaceAll('_', '-');
      const createdAt = joinedAt(firstPost, random());
      return {
        username: name,
        slug,
        email: `${slug}@example.org`,
        passwordHash: null,
        roles: ['ROLE_USER', 'ROLE_PLAYER'],
        language: languages[country] ?? 'en',
        createdAt,
        updatedAt: createdAt,
      };
    })
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const stored = await insertRows(database, 'users', users, ['id', 'username']);
  const userIds = new Map([
    ...members,
    ...stored.map(({ id, username }) => [username, id] as const),
  ]);
  const rows = players
    .toSorted((one, other) => one.firstPost - other.firstPost)
    .map(({ name, country, firstPost }) => ({
      userId: userIds.get(name) ?? 0,
      country,
      ...rankingOf(name),
      createdAt: new Date(firstPost),
    }));
  const ids = await insertRows(database, 'players', rows, ['id', 'userId']);
  const byUser = new Map(ids.map(({ id, userId }) => [userId, id]));
  return new Map(
    players.map(({ name }) => {
      const userId = userIds.get(name) ?? 0;
      return [name, { id: byUser.get(userId) ?? 0, userId }];
    }),
  );
}
