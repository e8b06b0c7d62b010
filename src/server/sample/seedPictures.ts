import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/tables';
import type { CoverOrder } from './covers/drawCover';
import { renderCover, type CoverFile } from './covers/renderCover';

/** Two at a time: each keeps a core busy, and more would only use more memory. */
const atOnce = 2;

/** A cover of the article or the game of a slug. */
export interface CoverToRender {
  slug: string;
  cover: Pick<CoverOrder, 'motif' | 'hue'>;
}

/** Draws covers, keyed by slug, and reports progress after each. */
export async function renderCovers(
  wanted: readonly CoverToRender[],
  onDone: () => void,
): Promise<Map<string, CoverFile[]>> {
  const covers = new Map<string, CoverFile[]>();
  const waiting = wanted.values();
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
