/** The programs of the server's build. All but `main` are commands: `start.ts seed`, or `node server.js seed` in a package. */
export const serverPrograms = {
  main: './src/server/main.ts',
  migrate: './src/server/cli/migrate.ts',
  seed: './src/server/cli/seed.ts',
  createAdministrator: './src/server/cli/createAdministrator.ts',
  backup: './src/server/cli/backup.ts',
  restore: './src/server/cli/restore.ts',
  move: './src/server/cli/move.ts',
  check: './src/server/cli/check.ts',
  tombstones: './src/server/cli/tombstones.ts',
  movePictures: './src/server/cli/movePictures.ts',
  verifyRecords: './src/server/cli/verifyRecords.ts',
  rerankRecords: './src/server/cli/rerankRecords.ts',
};

/**
 * Packages that the server's build does not contain, so that they must be installed beside it: they load native code or other files
 * of theirs by path.
 */
export const externalPackages = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'sharp',
];
