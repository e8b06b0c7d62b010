import { sql } from 'kysely';
import type { ProofStatus } from '../../../contract/records/proofs';
import type { Database } from '../../platform/database/tables';
import { insertRows } from '../insertRows';
import type { StoredPlayer } from '../records/seedPlayers';
import type { StoredScore } from '../records/seedScores';
import { storePicture } from '../seedPictures';
import type { ProofPictures } from './proofDetail';
import type { SampleDeed } from './sampleDeed';

interface Stored {
  pictures: ProofPictures;
  players: ReadonlyMap<string, StoredPlayer>;
  /** The ids of the games, by slug. */
  games: ReadonlyMap<string, number>;
}

/** What the deeds after it make of a proof. */
const outcomes: Partial<Record<SampleDeed['action'], ProofStatus>> = {
  acceptProof: 'accepted',
  refuseProof: 'refused',
  revokeProof: 'revoked',
  takeProofBack: 'takenBack',
};

interface SampleProof {
  score: StoredScore;
  sent: SampleDeed;
  /** Of the score once the proof was sent. */
  revision: number;
  state: ProofStatus;
  decided: SampleDeed | undefined;
}

/** The proofs of a score: each until the next one is sent. */
function proofsOf(score: StoredScore): SampleProof[] {
  const { deeds, values } = score.posted;
  return deeds.flatMap((sent, index) => {
    if (sent.action !== 'sendProof') return [];
    const next = deeds.findIndex((deed, place) => place > index && deed.action === 'sendProof');
    const after = deeds.slice(index + 1, next === -1 ? undefined : next);
    const decided = after.findLast(({ action }) => outcomes[action]);
    const closed = after.some(({ action }) => action === 'withdraw' || action === 'cancel');
    const state = (decided && outcomes[decided.action]) ?? (closed ? 'closed' : 'waiting');
    return [{ score, sent, revision: values.length + index + 1, state, decided }];
  });
}

const userOf = (players: Stored['players'], name: string | undefined) =>
  players.get(name ?? '')?.userId ?? null;

/** Stores the pictures of the proofs; returns their ids by the player and the key of the picture. */
async function seedProofPictures(
  database: Database,
  proofs: readonly SampleProof[],
  pictures: ProofPictures,
): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  for (const [key, { files }] of pictures) stored.set(key, await storePicture(database, files));
  const ids = new Map<string, number>();
  for (const { score, sent } of proofs) {
    const key = sent.evidence && 'picture' in sent.evidence ? sent.evidence.picture : '';
    const picture = pictures.get(key);
    const sender = `${score.player.id} ${key}`;
    if (!picture || ids.has(sender)) continue;
    const { files: _files, ...facts } = picture;
    const { id } = await database
      .insertInto('proofPictures')
      .values({
        ...facts,
        playerId: score.player.id,
        pictureId: stored.get(key) ?? null,
        createdAt: sent.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(sender, id);
  }
  return ids;
}

/** Stores what was sent as a proof of the scores, and what was decided about it. */
export async function seedProofs(
  database: Database,
  scores: readonly StoredScore[],
  { pictures, players, games }: Stored,
): Promise<void> {
  const proofs = scores
    .flatMap(proofsOf)
    .toSorted((one, other) => one.sent.at.getTime() - other.sent.at.getTime());
  const pictureIds = await seedProofPictures(database, proofs, pictures);
  const rows = proofs.map(({ score, sent, revision, state, decided }) => {
    const { evidence } = sent;
    return {
      scoreId: score.id,
      gameId: games.get(score.board.game.slug) ?? 0,
      playerId: score.player.id,
      revision,
      amounts: score.posted.score.amounts,
      proofPictureId:
        evidence && 'picture' in evidence
          ? (pictureIds.get(`${score.player.id} ${evidence.picture}`) ?? null)
          : null,
      video: evidence && 'video' in evidence ? evidence.video : null,
      comment: sent.comment ?? null,
      state,
      sentAt: sent.at,
      secondedBy: userOf(players, sent.secondedBy),
      decidedBy: state === 'takenBack' ? null : userOf(players, decided?.by),
      decidedAt: state === 'takenBack' ? null : (decided?.at ?? null),
      reason: decided?.reason ?? null,
      note: decided?.note ?? null,
    };
  });
  await insertRows(database, 'proofs', rows);
  for (const { score, sent, revision } of proofs)
    if (sent.answers)
      await sql`
        update proofs p set answers = r.id from proofs r where r.score_id = p.score_id and r.state = 'refused'
          and (p.score_id, p.revision) = (${score.id}, ${revision}) and r.id < p.id`.execute(
        database,
      );
}
