import { hash } from '@node-rs/argon2';
import type { Database } from '../platform/database/tables';
import { sampleMembers, type SampleMember } from './sampleMembers';

/** Stores the sample members; returns their ids by username. */
export async function seedMembers(database: Database): Promise<Map<string, number>> {
  const rows = await Promise.all(sampleMembers.map(toRow));
  const stored = await database
    .insertInto('users')
    .values(rows)
    .returning(['id', 'username'])
    .execute();
  return new Map(stored.map(({ id, username }) => [username, id]));
}

async function toRow({ username, roles, language, joinedAt, password }: SampleMember) {
  const slug = username.toLowerCase().replaceAll('_', '-');
  return {
    username,
    slug,
    email: `${slug}@example.org`,
    // OWASP's parameters for Argon2id; the library's default algorithm is Argon2id.
    passwordHash: password
      ? await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
      : null,
    roles,
    language,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  };
}
