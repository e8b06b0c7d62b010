import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { migrations } from '../../../../../src/server/platform/database/migrations/migrations';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import type { Database } from '../../../../../src/server/platform/database/tables';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';

const name = '025PictureObjects';
const bytes = Buffer.from('a picture of the build before');
const facts = (stored: Buffer) => ({
  size: stored.length,
  sha256: createHash('sha256').update(stored).digest('hex'),
});

let opened: OpenDatabase;
let database: Database;

/** A row as nodes of the build before write it. */
const insertOldRow = (width: number) =>
  sql`
    with picture as (insert into pictures default values returning id)
    insert into picture_files (picture_id, width, content_type, hash, bytes)
    select id, ${width}::int, 'image/webp', ${`hash${width}`}, ${bytes}::bytea from picture`.execute(
    database,
  );

const fileOf = (width: number) =>
  database
    .selectFrom('pictureFiles')
    .select(['bytes', 'objectKey', 'size', 'sha256'])
    .where('width', '=', width)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  database = opened.unlimited;
  for (const [step, text] of Object.entries(migrations)) {
    if (step < name) await sql.raw(text).execute(database);
  }
  await insertOldRow(480);
  await sql.raw(migrations[name] ?? '').execute(database);
});
afterAll(() => opened?.close());

test('existing rows keep their bytes and get size and checksum', async () => {
  expect(await fileOf(480)).toEqual({ bytes, objectKey: null, ...facts(bytes) });
});

test('rows of nodes of the build before get size and checksum', async () => {
  await insertOldRow(481);
  expect(await fileOf(481)).toEqual({ bytes, objectKey: null, ...facts(bytes) });
});

test('changed bytes get a new size and checksum', async () => {
  await insertOldRow(482);
  const changed = Buffer.from('other bytes');
  await database
    .updateTable('pictureFiles')
    .set({ bytes: changed })
    .where('width', '=', 482)
    .execute();
  expect(await fileOf(482)).toMatchObject(facts(changed));
});

describe('a file that is moved to an object', () => {
  const key = 'vgr/one.webp';
  const move = (set: { bytes?: null; objectKey: string }) =>
    database.updateTable('pictureFiles').set(set).where('width', '=', 483).execute();

  beforeAll(async () => {
    await insertOldRow(483);
    const object = { key, store: 's3://pictures?region=eu-1', createdAt: new Date() };
    await database.insertInto('pictureObjects').values(object).execute();
  });

  test('cannot be in two places', async () => {
    await expect(move({ objectKey: key })).rejects.toMatchObject({ code: '23514' });
  });

  test('cannot be in no place', async () => {
    const nowhere = database.updateTable('pictureFiles').set({ bytes: null });
    await expect(nowhere.where('width', '=', 483).execute()).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('cannot be in an object that the database does not know', async () => {
    await expect(move({ bytes: null, objectKey: 'vgr/other.webp' })).rejects.toMatchObject({
      code: '23503',
    });
  });

  test('cannot lack its checksum', async () => {
    const file = { pictureId: 1, width: 484, hash: 'hash484', contentType: 'image/webp' };
    const insert = database.insertInto('pictureFiles').values({ ...file, objectKey: key });
    await expect(insert.execute()).rejects.toMatchObject({ constraint: 'picture_files_checksum' });
  });

  test('keeps its size and checksum, and its object cannot be forgotten', async () => {
    await move({ bytes: null, objectKey: key });
    expect(await fileOf(483)).toEqual({ bytes: null, objectKey: key, ...facts(bytes) });
    const forget = database.deleteFrom('pictureObjects').where('key', '=', key);
    await expect(forget.execute()).rejects.toMatchObject({ code: '23503' });
  });
});
