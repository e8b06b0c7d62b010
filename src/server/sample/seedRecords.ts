import type { Database } from '../platform/database/tables';
import { generateScores, sampleGames } from './records/generateScores';
import { addHistories } from './records/scoreHistory';
import { seedCatalogue } from './records/seedCatalogue';
import { seedEvents } from './records/seedEvents';
import { seedPlayers } from './records/seedPlayers';
import { seedRanking } from './records/seedRanking';
import { seedScores, type PostedBoard } from './records/seedScores';
import { sampleMembers } from './sampleMembers';

/** How often `onStep` is called: once for all that is stored before the ranking, and once for each game. */
export const recordSteps = 1 + sampleGames.length;

const joined = new Map(
  sampleMembers.map(({ username, joinedAt }) => [username, Date.parse(joinedAt)]),
);

/** When each player posted for the first time. */
function findFirstPosts(boards: readonly PostedBoard[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { score, values } of boards.flatMap(({ scores }) => scores)) {
    const at = values[0]?.postedAt.getTime() ?? Infinity;
    first.set(score.player, Math.min(at, first.get(score.player) ?? Infinity));
  }
  return first;
}

/** Stores the sample games, everyone who plays them and their scores, and ranks them. */
export async function seedRecords(
  database: Database,
  { members, onStep }: { members: ReadonlyMap<string, number>; onStep: () => void },
): Promise<void> {
  const boards = generateScores().map((board) => ({ board, scores: addHistories(board, joined) }));
  const catalogue = await seedCatalogue(database);
  const players = await seedPlayers(database, members, findFirstPosts(boards));
  const scores = await seedScores(database, boards, { catalogue, players });
  await seedEvents(database, scores);
  onStep();
  const last = scores.flatMap(({ posted }) =>
    posted.values.map(({ postedAt }) => Number(postedAt)),
  );
  const at = new Date(last.reduce((latest, time) => Math.max(latest, time), 0));
  await seedRanking(database, catalogue, { at, onGame: onStep });
}
