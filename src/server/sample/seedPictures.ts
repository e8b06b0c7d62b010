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

/** Makes something of each item, and reports progress after each. */
export async function renderEach<Item, Picture>(
  items: ReadonlyMap<string, Item>,
  render: (item: Item) => Promise<Picture>,
  onDone: () => void,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const waiting = items.entries();
  const work = async () => {
    for (const [key, item] of waiting) {
      pictures.set(key, await render(item));
      onDone();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pictures;
}

/** Draws covers, keyed by slug, and reports progress after each. */
export async function renderCovers(
  wanted: readonly CoverToRender[],
  onDone: () => void,
): Promise<Map<string, CoverFile[]>> {
  const orders = new Map(wanted.map(({ slug, cover }) => [slug, { ...cover, seed: slug }]));
  return renderEach(orders, renderCover, onDone);
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
