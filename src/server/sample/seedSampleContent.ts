import type { Database } from '../platform/database/tables';
import type { CoverFile } from './covers/renderCover';
import { gameCovers, seedGameCovers } from './gameCovers';
import { renderProofPicture } from './proofs/renderProofPicture';
import { resultPictures } from './proofs/resultPictures';
import { readSampleArticles } from './readSampleArticles';
import type { SampleArticle } from './sampleArticle';
import { samplePartners } from './sampleWebsite';
import { seedArticle } from './seedArticles';
import { seedMembers } from './seedMembers';
import { renderCovers, renderEach, storePicture } from './seedPictures';
import { recordSteps, sampleBoards, seedRecords } from './seedRecords';
import { seedReports } from './seedReports';
import { seedStatistics } from './seedStatistics';

export type SeedOptions = {
  onProgress?: (done: number, total: number) => void;
  /** `none` skips cover pictures, which take most of the time and space. Proofs keep theirs: the chains have their hashes. */
  covers?: 'drawn' | 'none';
  /** `none` skips games, players and scores. */
  records?: 'stored' | 'none';
  /** What is still going on in the sample, such as the time to prove a score, is told as of this moment. */
  now?: Date;
};

/**
 * Fills an empty database with sample members, articles, comments, games, scores, proofs, reports, statistics and partners,
 * in one transaction.
 * @throws Error when the database already has members: sample content never mixes with real content.
 */
export async function seedSampleContent(
  database: Database,
  { onProgress, covers = 'drawn', records = 'stored', now = new Date() }: SeedOptions = {},
): Promise<void> {
  const someone = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) throw new Error('Sample content was not added: the database is not empty.');

  const articles = readSampleArticles();
  const illustrated = covers === 'drawn' ? articles : [];
  const illustratedGames = covers === 'drawn' && records === 'stored' ? gameCovers : [];
  const boards = records === 'stored' ? sampleBoards(now) : [];
  const results = resultPictures(boards);
  const total =
    illustrated.length +
    illustratedGames.length +
    results.size +
    (records === 'stored' ? recordSteps : 0);
  let done = 0;
  const onStep = () => {
    done += 1;
    onProgress?.(done, total);
  };
  const drawn = await renderCovers(illustrated, onStep);
  const drawnGames = await renderCovers(illustratedGames, onStep);
  const pictures = await renderEach(results, renderProofPicture, onStep);
  await database.transaction().execute(async (transaction) => {
    const members = await seedMembers(transaction);
    await seedSite(transaction, articles, { members, covers: drawn });
    if (records === 'stored') {
      await seedRecords(transaction, boards, { members, pictures, onStep });
      await seedReports(transaction, members);
    }
    await seedGameCovers(transaction, drawnGames);
    await seedStatistics(transaction);
  });
}

async function seedSite(
  database: Database,
  articles: readonly SampleArticle[],
  { members, covers }: { members: Map<string, number>; covers: Map<string, CoverFile[]> },
) {
  await database
    .insertInto('settings')
    .values({ key: 'site', value: JSON.stringify({ partners: samplePartners }) })
    .execute();
  const oldestFirst = articles.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  for (const article of oldestFirst) {
    const files = covers.get(article.slug);
    const pictureId = files ? await storePicture(database, files) : null;
    await seedArticle(database, article, { members, pictureId });
  }
}
