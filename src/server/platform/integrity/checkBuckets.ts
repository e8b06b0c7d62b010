import type { Database } from '../database/tables';
import { createPictureRepository } from '../pictures/pictureRepository';
import { isDamaged, PictureStoreError } from '../pictures/pictureStore';
import type { PictureStores } from '../pictures/pictureStores';
import { shownExamples, type Finding } from './checkIntegrity';

interface Buckets {
  database: Database;
  pictures: Pick<PictureStores, 'read'>;
  print: (line: string) => void;
}

interface FileKey {
  pictureId: number;
  width: number;
  hash: string;
}

/** The next files whose bytes are in a bucket. */
const filesAfter = (database: Database, { pictureId, width }: FileKey): Promise<FileKey[]> =>
  database
    .selectFrom('pictureFiles')
    .select(['pictureId', 'width', 'hash'])
    .where('objectKey', 'is not', null)
    .where((where) =>
      where(where.refTuple('pictureId', 'width'), '>', where.tuple(pictureId, width)),
    )
    .orderBy('pictureId')
    .orderBy('width')
    .limit(100)
    .execute();

/** What is wrong with a file; undefined if nothing is, or if it was deleted meanwhile. */
async function findProblem(
  { database, pictures }: Buckets,
  key: FileKey,
): Promise<string | undefined> {
  const { findFile } = createPictureRepository(database);
  const file = await findFile(key);
  try {
    if (file) await pictures.read(file);
    return undefined;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return (await findFile(key)) && `${key.hash}-${key.width}.webp: ${error.reason}`;
  }
}

async function* findProblems(buckets: Buckets): AsyncGenerator<string> {
  let keys = await filesAfter(buckets.database, { pictureId: 0, width: 0, hash: '' });
  for (let read = 0; keys.length > 0;) {
    for (const key of keys) {
      const problem = await findProblem(buckets, key);
      if (problem !== undefined) yield problem;
    }
    read += keys.length;
    buckets.print(`  ${read} files`);
    const last = keys.at(-1);
    keys = last ? await filesAfter(buckets.database, last) : [];
  }
}

/** Reads every picture that is in a bucket, and compares its checksum. Ends when a bucket fails as a whole. */
export async function checkBuckets(buckets: Buckets): Promise<Finding[]> {
  const examples: string[] = [];
  let total = 0;
  buckets.print('pictures in buckets');
  try {
    for await (const problem of findProblems(buckets)) {
      total += 1;
      if (total <= shownExamples) examples.push(problem);
    }
  } catch (error) {
    if (!(error instanceof PictureStoreError)) throw error;
    total += 1;
    examples.unshift(`the bucket cannot be read (${error.reason}); the rest was not checked`);
  }
  return total === 0 ? [] : [{ name: 'pictures in buckets', total, examples, repairable: false }];
}
