import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';
import { addGame } from '../../../../support/server/addGame';
import { publishArticle } from '../../../../support/server/publishArticle';

const name = '040FoldedKana';
let opened: OpenDatabase;

async function fill(): Promise<void> {
  await addGame(opened.unlimited, { names: { ja: 'ガギグ' } });
  await publishArticle(opened.unlimited, {
    texts: { ja: { title: 'ゲームの話', content: '<p>アーケード</p>' } },
  });
}

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, { name, fill });
});
afterAll(async () => opened?.close());

test('folds the kana of names and articles that are stored already', async () => {
  const read = async (from: string) =>
    (await sql.raw(`select ${from}`).execute(opened.unlimited)).rows;
  expect(await read('search_name from game_translations')).toEqual([{ searchName: 'がぎぐ' }]);
  expect(await read('distinct search_title, search_text from article_listings')).toEqual([
    { searchTitle: 'げーむの話', searchText: 'げーむの話 あーけーど' },
  ]);
});
