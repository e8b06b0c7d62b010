import { seededRandom } from '../covers/seededRandom';
import type { SampleBoard } from '../records/generateScores';
import type { PostedScore } from '../records/scoreHistory';
import { sampleMembers } from '../sampleMembers';
import { pictureKey, videoOf } from './evidence';
import type { Evidence, SampleDeed } from './sampleDeed';
import { proofModerators } from './sampleStories';

export interface ScoreToJudge {
  board: SampleBoard;
  posted: PostedScore;
}

/** What is the same for all scores that a picture proves. */
export interface SharedProof {
  sentAt: number;
  decidedAt: number;
  by: string | undefined;
  evidence: Evidence;
}

const day = 86_400_000;
const end = Date.UTC(2026, 10, 20, 23, 59);
/** Nobody sends films to a site before there are sites for films. */
const firstVideo = Date.UTC(2007, 2, 1);
/** What was posted later has not been judged yet. */
const lastJudged = Date.UTC(2026, 10, 17);
const firstWaiting = Date.UTC(2026, 9, 20);

const joined = new Map(
  sampleMembers.map(({ username, joinedAt }) => [username, Date.parse(joinedAt)]),
);

export const changedAt = ({ posted }: ScoreToJudge): number =>
  posted.values.at(-1)?.postedAt.getTime() ?? 0;

const randomOf = ({ board, posted }: ScoreToJudge, what: string) =>
  seededRandom(`${what} ${board.key} ${posted.score.player}`);

/** Some days after another moment, but early enough that something can follow. */
const later = (from: number, days: number) =>
  Math.floor(from + Math.min(days * day, (end - from) / 2));

/** A moderator who was a member then; never the player. Most of the work is done by the last one. */
function chooseModerator(at: number, player: string, random: () => number): string | undefined {
  const known = proofModerators.filter(
    (name) => name !== player && (joined.get(name) ?? Infinity) < at,
  );
  return random() < 0.5 ? known.at(-1) : known[Math.floor(random() * known.length)];
}

/** When a proof of values that were posted until then is sent and accepted, and by whom. */
export function inventDecision(
  posted: number,
  player: string,
  random: () => number,
): Omit<SharedProof, 'evidence'> {
  const sentAt = later(
    Math.max(posted, firstVideo + random() * 700 * day),
    0.01 + random() ** 4 * 40,
  );
  const decidedAt = later(sentAt, 0.2 + random() * 8);
  return { sentAt, decidedAt, by: chooseModerator(decidedAt, player, random) };
}

/** How far the proof of a score is that no story tells about. */
export function proofStateOf(score: ScoreToJudge): 'none' | 'waiting' | 'accepted' {
  const { state, stated } = score.posted.score;
  const changed = changedAt(score);
  if (state === 'proved') return stated || changed < lastJudged ? 'accepted' : 'waiting';
  const waits = changed >= firstWaiting && randomOf(score, 'waiting')() < 0.3;
  return state === 'proof_waiting' || waits ? 'waiting' : 'none';
}

/** What was done about a score that no story tells about: its proof may be that of other scores, too. */
export function inventDeeds(score: ScoreToJudge, shared: SharedProof | undefined): SampleDeed[] {
  const state = proofStateOf(score);
  if (state === 'none') return [];
  const { board, posted } = score;
  const { player } = posted.score;
  const random = randomOf(score, 'proof');
  const video = { video: videoOf(`${board.key} ${player}`) };
  if (state === 'waiting') {
    const evidence = random() < 0.4 ? { picture: pictureKey(player, board.key) } : video;
    const at = new Date(later(changedAt(score), random() * 3));
    return [{ action: 'sendProof', at, by: player, evidence }];
  }
  const proof = shared ?? {
    ...inventDecision(changedAt(score), player, random),
    evidence: video,
  };
  const { sentAt, decidedAt, by, evidence } = proof;
  return [
    { action: 'sendProof', at: new Date(sentAt), by: player, evidence },
    { action: 'acceptProof', at: new Date(decidedAt), by },
  ];
}
