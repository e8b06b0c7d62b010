import { sql } from 'kysely';
import { createFigureReaders } from '../../../../src/server/platform/metrics/siteFigures';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { publishArticle } from '../../../support/server/publishArticle';

const now = new Date('2026-11-20T12:00:00Z');
let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

const read = () => createFigureReaders({ ...opened, clock: () => now });

describe('the figures of the site', () => {
  it('are zero for an empty database', async () => {
    const { readDepths, readSizes } = read();
    expect(await readDepths()).toEqual({ mailsWaiting: 0, mailsDead: 0, publicationsDue: 0 });
    const sizes = await readSizes();
    expect(sizes).toMatchObject({ pictures: 0, pictureBytes: 0 });
    expect(sizes?.databaseBytes).toBeGreaterThan(1_000_000);
  });

  it('count mails, publications that are due, and pictures', async () => {
    const { database } = opened;
    await database
      .insertInto('mails')
      .values({
        kind: 'resetLink',
        userId: null,
        address: 'a@example.org',
        language: 'en',
        createdAt: now,
        dueAt: now,
      })
      .execute();
    for (const publishedAt of ['2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z']) {
      await publishArticle(database, { publishedAt });
    }
    await database.updateTable('articles').set({ publicationRecordedAt: null }).execute();
    const { id: pictureId } = await database
      .insertInto('pictures')
      .values({ createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('pictureFiles')
      .values({
        pictureId,
        width: 320,
        contentType: 'image/webp',
        hash: 'abc',
        bytes: Buffer.alloc(5000),
      })
      .execute();
    const { readDepths, readSizes } = read();
    expect(await readDepths()).toMatchObject({ mailsWaiting: 1, publicationsDue: 1 });
    expect(await readSizes()).toMatchObject({ pictures: 1, pictureBytes: 5000 });
  });

  it('count the charts that rankings of platforms wait for, and say for how long the oldest has', async () => {
    const { database } = opened;
    expect(await read().readPlatforms()).toEqual({ waiting: 0, seconds: 0 });
    await sql`insert into platform_changes (chart_id, player_id, due_at) values
      (1, 1, clock_timestamp() - interval '90 s'), (1, 2, clock_timestamp()),
      (2, null, clock_timestamp() + interval '30 s')`.execute(database);
    const platforms = await read().readPlatforms();
    expect(platforms?.waiting).toBe(2);
    expect(platforms?.seconds).toBeGreaterThanOrEqual(90);
    expect(platforms?.seconds).toBeLessThan(600);
    await sql`delete from platform_changes where chart_id = 1`.execute(database);
    // What is not due yet has not waited.
    expect(await read().readPlatforms()).toEqual({ waiting: 1, seconds: 0 });
  });

  it('are read again only after some seconds', async () => {
    const { readDepths } = read();
    const before = await readDepths();
    await opened.database.deleteFrom('mails').execute();
    expect(await readDepths()).toEqual(before);
  });
});
