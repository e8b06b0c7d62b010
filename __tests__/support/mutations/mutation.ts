/** A fault that was found and mended once, as a change of the source that brings it back. */
export interface Mutation {
  /** What is wrong while the fault is there. */
  fault: string;
  /** The source file, from the root of the project. */
  file: string;
  /** Stands exactly once in the file. */
  text: string;
  replacement: string;
  /** The project whose test notices the fault. Without TEST_DATABASE_URL, `server` runs in the place of `server-postgres`. */
  project: 'architecture' | 'browser' | 'server' | 'server-postgres' | 'journeys';
  /** The test file that must fail, below `__tests__/`. */
  test: string;
}
