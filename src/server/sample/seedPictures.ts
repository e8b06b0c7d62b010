import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/tables';
import { renderCover, type CoverFile } from './covers/renderCover';
import type { SampleArticle } from './sampleArticle';

/** Two at a time: each keeps a core busy, and more would only use more memory. */
const atOnce = 2;

/** Draws the articles' covers, keyed by the article's slug, and reports progress after each. */
export async function renderCovers(
  articles: readonly SampleArticle[],
  onDone: () => void,
): Promise<Map<string, CoverFile[]>> {
  const covers = new Map<string, CoverFile[]>();
  const waiting = articles.values();
  const work = async () => {
    for (const { slug, cover } of waiting) {
      covers.set(slug, await renderCover({ ...cover, seed: slug }));
      onDone();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return covers;
}

/** Stores the files of a picture and returns its id. */
export async function storePicture(database: Database, files: CoverFile[]): Promise<number> {
  const { id } = await database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pictureFiles')
    .values(
      files.map(({ width, bytes }) => ({
        pictureId: id,
        width,
        contentType: 'image/webp',
        hash: createHash('sha256').update(bytes).digest('hex').slice(0, 24),
        bytes,
      })),
    )
    .execute();
  return id;
}
