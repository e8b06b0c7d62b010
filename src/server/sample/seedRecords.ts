import type { Database } from '../platform/database/tables';
import { addDeeds } from './proofs/addDeeds';
import type { ProofPictures } from './proofs/proofDetail';
import type { JudgedBoard } from './proofs/sampleDeed';
import { seedProofs } from './proofs/seedProofs';
import { seedRequests } from './proofs/seedRequests';
import { unrankedPlayer } from './proofs/sampleStories';
import { generateScores, sampleGames } from './records/generateScores';
import { addHistories } from './records/scoreHistory';
import { seedCatalogue } from './records/seedCatalogue';
import { seedEvents } from './records/seedEvents';
import { seedPlayers } from './records/seedPlayers';
import { seedRanking } from './records/seedRanking';
import { seedScores } from './records/seedScores';
import { sampleMembers } from './sampleMembers';

/** How often `onStep` is called: once for all that is stored before the ranking, and once for each game. */
export const recordSteps = 1 + sampleGames.length;

const joined = new Map(
  sampleMembers.map(({ username, joinedAt }) => [username, Date.parse(joinedAt)]),
);

/** When each player posted for the first time. */
function findFirstPosts(boards: readonly JudgedBoard[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { score, values } of boards.flatMap(({ scores }) => scores)) {
    const at = values[0]?.postedAt.getTime() ?? Infinity;
    first.set(score.player, Math.min(at, first.get(score.player) ?? Infinity));
  }
  return first;
}

/** The end of the last day on which something of the sample was posted. */
const sampleEnd = Date.UTC(2026, 10, 21);

/** The boards of the sample, with everything that happened to their scores until now. */
export const sampleBoards = (now: Date): JudgedBoard[] =>
  addDeeds(
    generateScores().map((board) => ({ board, scores: addHistories(board, joined) })),
    new Date(Math.max(now.getTime(), sampleEnd)),
  );

/** Stores the sample games, everyone who plays them, their scores and the proofs of these, and ranks them. */
export async function seedRecords(
  database: Database,
  boards: readonly JudgedBoard[],
  {
    members,
    pictures,
    onStep,
  }: { members: ReadonlyMap<string, number>; pictures: ProofPictures; onStep: () => void },
): Promise<void> {
  const catalogue = await seedCatalogue(database);
  const players = await seedPlayers(database, members, findFirstPosts(boards));
  const scores = await seedScores(database, boards, { catalogue, players });
  await seedEvents(database, scores, { players, pictures });
  await seedProofs(database, scores, { players, pictures, games: catalogue.games });
  await seedRequests(database, scores, { players, games: catalogue.games });
  onStep();
  const times = scores.flatMap(({ posted }) =>
    posted.values.map(({ postedAt }) => postedAt.getTime()),
  );
  const last = times.reduce((latest, time) => Math.max(latest, time), unrankedPlayer.at.getTime());
  await seedRanking(database, catalogue, { at: new Date(last), onGame: onStep });
}
