import type { Database } from '../platform/database/tables';
import { coverMotifs } from './covers/coverMotifs';
import type { CoverFile } from './covers/renderCover';
import { seededRandom } from './covers/seededRandom';
import { keysOf } from './checkSample';
import { sampleGames } from './records/generateScores';
import { storePicture, type CoverToRender } from './seedPictures';

const motifs = keysOf(coverMotifs);

/** The covers of the sample games. Motifs go round, so that neighbours differ; the hue is chosen by the slug. */
export const gameCovers: readonly CoverToRender[] = sampleGames.flatMap(({ slug }, index) => {
  const motif = motifs[index % motifs.length];
  const hue = Math.floor(seededRandom(`hue of ${slug}`)() * 360);
  return motif ? [{ slug, cover: { motif, hue } }] : [];
});

/** Gives the games their covers, by slug. */
export async function seedGameCovers(
  database: Database,
  covers: ReadonlyMap<string, CoverFile[]>,
): Promise<void> {
  for (const [slug, files] of covers) {
    const pictureId = await storePicture(database, files);
    await database.updateTable('games').set({ pictureId }).where('slug', '=', slug).execute();
  }
}
