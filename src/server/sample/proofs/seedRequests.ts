import type { RequestState } from '../../../contract/records/proofRequests';
import type { ScoreAction } from '../../../contract/records/proofStates';
import type { Database } from '../../platform/database/tables';
import { insertRows, type Row } from '../insertRows';
import type { StoredPlayer } from '../records/seedPlayers';
import type { StoredScore } from '../records/seedScores';
import { unusualScores } from './sampleStories';

interface Stored {
  players: ReadonlyMap<string, StoredPlayer>;
  /** The ids of the games, by slug. */
  games: ReadonlyMap<string, number>;
}

interface Decision {
  at: Date;
  by?: string | undefined;
  reason?: string | undefined;
  note?: string | undefined;
}

const toRow = (
  score: StoredScore,
  { players, games }: Stored,
  { decision, ...request }: Row<'proofRequests'> & { decision: Decision | undefined },
): Row<'proofRequests'> => ({
  scoreId: score.id,
  gameId: games.get(score.board.game.slug) ?? 0,
  playerId: score.player.id,
  amounts: score.posted.score.amounts,
  ...request,
  decidedBy: players.get(decision?.by ?? '')?.userId ?? null,
  decidedAt: decision?.at ?? null,
  reason: decision?.reason ?? null,
  note: decision?.note ?? null,
});

const outcomes: Partial<Record<ScoreAction, RequestState>> = {
  acceptRequest: 'accepted',
  refuseRequest: 'refused',
};

/** The requests of members: what comes next decides one, or makes it void. */
function memberRequests(score: StoredScore, stored: Stored): Row<'proofRequests'>[] {
  const { deeds, values } = score.posted;
  return deeds.flatMap((asked, index) => {
    if (asked.action !== 'ask') return [];
    const next = deeds[index + 1];
    const state = next ? (outcomes[next.action] ?? 'void') : 'open';
    const decision = state === 'accepted' || state === 'refused' ? next : undefined;
    return toRow(score, stored, {
      revision: values.length + index + 1,
      kind: 'member',
      askedBy: stored.players.get(asked.askedBy ?? '')?.userId ?? null,
      grounds: asked.grounds ?? 'other',
      message: asked.message ?? null,
      state,
      askedAt: asked.at,
      decision,
    });
  });
}

/** Those after which the site has no doubt any more. */
const endings: readonly ScoreAction[] = ['acceptProof', 'withdraw', 'cancel'];

/** What the site itself put before the moderators when it was posted. */
function unusualRequests(score: StoredScore, stored: Stored): Row<'proofRequests'>[] {
  const { deeds, values, score: sample } = score.posted;
  const unusual = unusualScores.get(`${score.board.key} ${sample.player}`);
  if (!unusual) return [];
  const { grounds, refused } = unusual;
  const required = deeds.find(({ reason }) => reason === grounds);
  const decision = refused
    ? { ...refused, at: new Date(refused.at) }
    : required && { at: required.at, by: required.by };
  const ended = deeds.some(({ action }) => endings.includes(action)) ? 'void' : 'open';
  return [
    toRow(score, stored, {
      revision: values.length,
      kind: 'unusual',
      askedBy: null,
      grounds,
      message: null,
      state: refused ? 'refused' : required ? 'accepted' : ended,
      askedAt: values.at(-1)?.postedAt ?? null,
      decision,
    }),
  ];
}

/** Stores the doubts about the scores, and what was decided about them. */
export async function seedRequests(
  database: Database,
  scores: readonly StoredScore[],
  stored: Stored,
): Promise<void> {
  const rows = scores
    .flatMap((score) => [...unusualRequests(score, stored), ...memberRequests(score, stored)])
    .toSorted((one, other) => Number(one.askedAt) - Number(other.askedAt));
  await insertRows(database, 'proofRequests', rows);
}
