import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StartupError } from '../settings/startupErrors';

/*
 * A line that begins with `{` is a row of the table named last; a line that begins with `[` is one of these marks.
 */

export const BackupHeader = Type.Object({
  format: Type.Literal(1),
  /** The program's build, for people. */
  build: Type.String(),
  createdAt: Type.String(),
  /** The last migration of the database. */
  migration: Type.String(),
  /** The number of rows of each table. */
  tables: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  identities: Type.Array(
    Type.Object({
      table: Type.String(),
      column: Type.String(),
      lastValue: Type.Union([Type.String({ pattern: '^[0-9]+$' }), Type.Null()]),
    }),
  ),
});
export type BackupHeader = Static<typeof BackupHeader>;

const Mark = Type.Union([
  Type.Tuple([Type.Literal('backup'), BackupHeader]),
  Type.Tuple([Type.Literal('table'), Type.String()]),
  /** The digest of the table's rows. */
  Type.Tuple([Type.Literal('end'), Type.String(), Type.String()]),
]);
type Mark = Static<typeof Mark>;

export const isRow = (line: string): boolean => line.startsWith('{');

export const writeMark = (...mark: Mark): string => JSON.stringify(mark);

/** @throws StartupError for anything else. */
export function readMark(line: string): Mark {
  try {
    const value: unknown = JSON.parse(line);
    if (Value.Check(Mark, value)) return value;
  } catch {
    // Reported below.
  }
  throw new StartupError('The backup has a line that this version of the program cannot read.');
}
