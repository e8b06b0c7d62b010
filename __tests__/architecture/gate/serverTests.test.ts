import { readFileSync } from 'node:fs';
import {
  embeddedChoice,
  isInDriverFolder,
  nameOf,
  selectServerTests,
  type ServerTests,
} from '../../gate/serverTests';
import { filesBelow, sourceFiles } from '../sourceFiles';

const testFiles = filesBelow('__tests__/server').filter((file) => file.endsWith('.test.ts'));
const names = testFiles.map(nameOf);

const files = {
  all: [
    '/site/__tests__/build/builds.test.ts',
    '/site/__tests__/server/domains/articles/articleList.test.ts',
    '/site/__tests__/server/domains/articles/articleRoutes.test.ts',
    '/site/__tests__/server/platform/backup/dumpTables.test.ts',
    '/site/__tests__/server/platform/database/migrations/036BoardCounts.test.ts',
    '/site/__tests__/server/platform/http/cookies.test.ts',
  ],
  withDatabase: [
    '/site/__tests__/server/domains/articles/articleList.test.ts',
    '/site/__tests__/server/domains/articles/articleRoutes.test.ts',
    '/site/__tests__/server/platform/backup/dumpTables.test.ts',
    '/site/__tests__/server/platform/database/migrations/036BoardCounts.test.ts',
  ],
};
const short = ({ embedded, postgres, leftOut }: ServerTests) => ({
  embedded: embedded.map((file) => nameOf(file).split('/').at(-1)),
  postgres: postgres.map((file) => nameOf(file).split('/').at(-1)),
  leftOut,
});

describe('the selection of server tests', () => {
  test('repeats what depends on the driver beside PostgreSQL', () => {
    expect(short(selectServerTests(files, { lane: 'gate', postgres: true }))).toEqual({
      embedded: ['builds', 'dumpTables', 'cookies'],
      postgres: ['articleList', 'articleRoutes', 'dumpTables', '036BoardCounts'],
      leftOut: ['3 of 6 files of server tests on the embedded database (npm run test:full)'],
    });
  });

  test('is a choice without PostgreSQL', () => {
    expect(short(selectServerTests(files, { lane: 'gate', postgres: false }))).toEqual({
      embedded: ['builds', 'articleRoutes', 'cookies'],
      postgres: [],
      leftOut: [
        'the server tests on PostgreSQL (set TEST_DATABASE_URL)',
        '3 of 6 files of server tests on the embedded database (npm run test:full)',
      ],
    });
  });

  test('is everything in the full lane', () => {
    expect(selectServerTests(files, { lane: 'full', postgres: true })).toEqual({
      embedded: files.all,
      postgres: files.withDatabase,
      leftOut: [],
    });
    const { embedded, postgres } = selectServerTests(files, { lane: 'full', postgres: false });
    expect({ embedded, postgres }).toEqual({ embedded: files.all, postgres: [] });
  });
});

test('every file chosen without PostgreSQL exists', () => {
  expect(embeddedChoice.filter((name) => !names.includes(name))).toEqual([]);
});

test('every domain with routes has a file among those chosen without PostgreSQL', () => {
  const area = /^server\/domains\/(?:(?:administration|records)\/[^/]+|[^/]+)(?=\/)/;
  const areasOf = (all: string[]) =>
    new Set(
      all.filter((name) => name.endsWith('Routes')).flatMap((name) => area.exec(name)?.[0] ?? []),
    );
  // Its tests open no database, so they run on every machine.
  const withoutDatabase = 'server/domains/document';
  expect(areasOf(embeddedChoice).add(withoutDatabase)).toEqual(areasOf(names));
});

describe('what depends on the driver', () => {
  /** They ask for the driver only to choose a size or the place of the database, or to lose connections. */
  const sizes = [
    'server/domains/proofs/sendProofs',
    'server/domains/records/chartBoards/findBoardPage',
    'server/domains/records/mending/mendGame',
    'server/domains/records/payments/paymentPlugin',
    'server/domains/records/payments/standingCountries',
    'server/domains/records/playerList/writeListings',
    'server/domains/records/players/holdAccount',
    'server/process/app',
    'server/process/backgroundJobs',
    'server/process/runPictureMove',
  ];

  test('every test that asks for the driver repeats on the embedded database', () => {
    const asking = testFiles.filter((file) =>
      /currentDriver|breakConnections/.test(readFileSync(file, 'utf8')),
    );
    const once = asking.map(nameOf).filter((name) => !isInDriverFolder(name));
    expect(once.toSorted()).toEqual(sizes);
  });

  /** "Embedded" means something else there, or the tests open no database and run on every machine. */
  const other = [
    'src/server/platform/plugins/cors.ts',
    'src/server/platform/security/addressRange.ts',
    'src/server/platform/settings/config.ts',
  ];

  test('every source file that speaks of the embedded database is in one of the folders', () => {
    const speaking = sourceFiles
      .filter((file) => file.startsWith('src/server/'))
      .filter((file) => /\bembedded/i.test(readFileSync(file, 'utf8')));
    const once = speaking.filter((file) => !isInDriverFolder(file.replace(/^src\//, '')));
    expect(once.toSorted()).toEqual(other);
  });
});
