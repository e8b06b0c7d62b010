import type { Database } from '../../../platform/database/tables';
import { ownDataParts } from './ownDataParts';

async function readAccount(database: Database, userId: number) {
  return database
    .selectFrom('users as u')
    .leftJoin('avatars as a', 'a.userId', 'u.id')
    .select(['u.id', 'u.username', 'u.slug', 'u.email', 'u.language', 'u.roles', 'u.createdAt'])
    .select(['u.updatedAt', 'u.lastLoginAt', 'a.bytes'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Everything stored about a member as the text of one JSON object, in pieces. */
export async function* ownDataText(database: Database, userId: number, now: Date) {
  const { bytes, ...account } = (await readAccount(database, userId)) ?? { bytes: null };
  const avatar = bytes && `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const beginning = { exportedAt: now.toISOString(), account, avatar };
  yield JSON.stringify(beginning, null, 2).slice(0, -2);
  for (const { name, entries } of ownDataParts(database, userId)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n    ';
    for await (const entry of entries) {
      yield separator + entry;
      separator = ',\n    ';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
