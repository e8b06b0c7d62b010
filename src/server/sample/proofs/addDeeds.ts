import { seededRandom } from '../covers/seededRandom';
import type { PostedBoard } from '../records/seedScores';
import { pictureKey } from './evidence';
import {
  changedAt,
  inventDecision,
  inventDeeds,
  proofStateOf,
  type ScoreToJudge,
  type SharedProof,
} from './inventDeeds';
import type { JudgedBoard, SampleDeed } from './sampleDeed';
import { copiedPictures, tellStories } from './sampleStories';

/** Pictures that prove several scores are few: drawing them takes time. */
const sharedPictures = 24;

const storyKey = ({ board, posted }: ScoreToJudge) => `${board.key} ${posted.score.player}`;

/** Accepted scores without a story that one picture shows: those of a player on a game. */
function groupScores(scores: readonly ScoreToJudge[]): [string, ScoreToJudge[]][] {
  const groups = new Map<string, ScoreToJudge[]>();
  for (const score of scores) {
    if (proofStateOf(score) !== 'accepted') continue;
    const key = pictureKey(score.posted.score.player, score.board.game.slug);
    groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  return [...groups]
    .toSorted(
      ([one, left], [other, right]) =>
        Number(copiedPictures.includes(other)) - Number(copiedPictures.includes(one)) ||
        right.length - left.length,
    )
    .slice(0, sharedPictures);
}

function shareProofs(scores: readonly ScoreToJudge[]): Map<ScoreToJudge, SharedProof> {
  return new Map(
    groupScores(scores).flatMap(([picture, group]) => {
      const posted = Math.max(...group.map(changedAt));
      const player = group[0]?.posted.score.player ?? '';
      const decision = inventDecision(posted, player, seededRandom(`proof of ${picture}`));
      const proof = { ...decision, evidence: { picture } };
      return group.map((score) => [score, proof] as const);
    }),
  );
}

/** Tells of each score what was done about it after its last value. Deterministic for the same boards at the same time. */
export function addDeeds(boards: readonly PostedBoard[], now: Date): JudgedBoard[] {
  const stories = tellStories(now);
  const storyOf = (score: ScoreToJudge): SampleDeed[] | undefined => stories.get(storyKey(score));
  const toJudge = boards.map(({ board, scores }) => ({
    board,
    scores: scores.map((posted): ScoreToJudge => ({ board, posted })),
  }));
  const shared = shareProofs(
    toJudge.flatMap(({ scores }) => scores).filter((score) => !storyOf(score)),
  );
  return toJudge.map(({ board, scores }) => ({
    board,
    scores: scores.map((score) => ({
      ...score.posted,
      deeds: storyOf(score) ?? inventDeeds(score, shared.get(score)),
    })),
  }));
}
