import { sql } from 'kysely';
import { dumpTables, pageLimits } from '../../../../src/server/platform/backup/dumpTables';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { withoutBuckets } from '../../../support/server/withoutBuckets';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

/** The numbers of rows and characters of each page, table by table. */
async function pagesOf(table: string) {
  return dumpTables(opened.unlimited, { ...withoutBuckets, now: new Date() }, async ({ text }) => {
    const pages: { rows: number; characters: number }[] = [];
    let current = '';
    for await (const part of text) {
      if (part.startsWith('[')) current = part;
      else if (current.includes(`"table","${table}"`)) {
        pages.push({ rows: part.split('\n').length - 1, characters: part.length });
      }
    }
    return pages;
  });
}

describe('dumpTables', () => {
  it('reads a long table in pages of limited rows', async () => {
    await sql`insert into audit_log (at, event) select now(), 'loggedOut' from generate_series(1, 12000)`.execute(
      opened.database,
    );
    const pages = await pagesOf('audit_log');
    expect(pages.reduce((sum, { rows }) => sum + rows, 0)).toBe(12_000);
    expect(Math.max(...pages.map(({ rows }) => rows))).toBe(pageLimits.rows);
  });

  it('reads large rows in pages of few rows', async () => {
    await sql`insert into pictures default values`.execute(opened.database);
    await sql`insert into picture_files (picture_id, width, content_type, hash, bytes)
      select 1, n, 'image/webp', n::text, decode(repeat('ab', 200000), 'hex') from generate_series(1, 40) n`.execute(
      opened.database,
    );
    const pages = await pagesOf('picture_files');
    expect(pages.reduce((sum, { rows }) => sum + rows, 0)).toBe(40);
    const [first, ...others] = pages;
    expect(first?.rows).toBe(8);
    for (const { characters } of others) expect(characters).toBeLessThan(pageLimits.characters);
  });

  it('sees one moment, while others write', async () => {
    const later: Promise<unknown>[] = [];
    const rows = await dumpTables(
      opened.unlimited,
      { ...withoutBuckets, now: new Date() },
      async ({ header, text }) => {
        // The embedded database runs it after the dump; its backup reads a copy.
        later.push(
          sql`insert into settings (key, value) values ('later', '1')`.execute(opened.database),
        );
        let found = '';
        for await (const part of text) found += part.includes('later') ? part : '';
        expect(header.tables.settings).toBe(0);
        return found;
      },
    );
    await Promise.all(later);
    expect(rows).toBe('');
  });
});
