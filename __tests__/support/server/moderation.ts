import { auditGroups } from '../../../src/contract/auditEvents';
import { moderationPaths } from '../../../src/contract/moderationPaths';
import { roles } from '../../../src/contract/roles';
import {
  ModeratedProof,
  NextProof,
  type NextProofRequest,
  type ProofDecisionRequest,
} from '../../../src/contract/schemas/moderation';
import { actOnScores } from '../../../src/server/domains/records/scores/actOnScores';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import { addProofs } from '../../../src/server/domains/records/scores/waitingProofs';
import type { AppConfig } from '../../../src/server/platform/settings/appDependencies';
import type { Database } from '../../../src/server/platform/database/tables';
import { readContract } from '../readContract';
import { scoreToPost } from '../records/scoreToPost';
import { addMember } from './addChart';
import { joinAs } from './comments';
import { createTestServer, type TestServer } from './createTestServer';

type Headers = Record<string, string>;
type Picture = { fileSha256?: string; sha256?: string; look?: string };

interface ProofToAdd {
  chart: number;
  amount?: number;
  /** A new member by default. */
  userId?: number;
  picture?: Picture;
  /** Instead of a picture. */
  video?: string;
  answers?: number;
}

let added = 0;

/** A picture that was uploaded as a proof, with the two sizes of its files. */
async function addPicture(database: Database, playerId: number, picture: Picture, at: Date) {
  added += 1;
  const hash = added.toString(16).padStart(64, 'f');
  const facts = { fileSha256: hash, sha256: hash, look: hash.slice(-16), ...picture };
  const known = await database
    .selectFrom('proofPictures')
    .select('id')
    .where('playerId', '=', playerId)
    .where('fileSha256', '=', facts.fileSha256)
    .executeTakeFirst();
  if (known) return known.id;
  const { id: pictureId } = await database
    .insertInto('pictures')
    .values({ createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = [480, 1920].map((width) => ({
    pictureId,
    width,
    contentType: 'image/webp',
    hash: `${hash.slice(-56)}${String(width).padStart(8, '0')}`,
    bytes: Buffer.from(`picture ${added} ${width}`),
  }));
  await database.insertInto('pictureFiles').values(files).execute();
  const { id } = await database
    .insertInto('proofPictures')
    .values({ playerId, pictureId, width: 1920, height: 1080, createdAt: at, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Posts a score. @returns Its id, and its player. */
export async function addScore(
  { database, now }: Pick<TestServer, 'database' | 'now'>,
  { chart, amount = 500, userId }: Pick<ProofToAdd, 'chart' | 'amount' | 'userId'>,
) {
  const owner = userId ?? (await addMember(database));
  const scores = [scoreToPost(chart, { amounts: [amount], confirmed: ['worse', 'unusual'] })];
  const [posted] = await postScores(database, { userId: owner, scores, at: now() });
  const scoreId = posted && 'scoreId' in posted ? posted.scoreId : 0;
  const { playerId } = await database
    .selectFrom('scores')
    .select('playerId')
    .where('id', '=', scoreId)
    .executeTakeFirstOrThrow();
  return { scoreId, playerId, userId: owner };
}

/** Sends a proof of a score, whose state must allow it. */
export async function proveScore(
  { database, now }: Pick<TestServer, 'database' | 'now'>,
  { scoreId, ...facts }: { scoreId: number } & Omit<ProofToAdd, 'chart' | 'amount' | 'userId'>,
) {
  const at = now();
  return database.transaction().execute(async (transaction) => {
    const deeds = [{ scoreId, action: 'sendProof' as const }];
    const changed = (await actOnScores(transaction, { deeds, actorId: null, at })).get(scoreId);
    if (!changed) throw new Error('The score takes no proof.');
    const { playerId, chartId } = changed.score;
    const { gameId } = await transaction
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chartId)
      .executeTakeFirstOrThrow();
    const { video = null, answers = null, picture = {} } = facts;
    const proofPictureId =
      video === null ? await addPicture(transaction, playerId, picture, at) : null;
    const { revision } = changed;
    const { amounts } = changed.score;
    const evidence = {
      picture: proofPictureId,
      video,
      comment: null,
      answers,
      clientKey: null,
      sentAt: null,
    };
    const proofs = [{ scoreId, gameId, revision, amounts, ...evidence }];
    const id = (await addProofs(transaction, { playerId, proofs, at })).get(scoreId) ?? 0;
    return { id, gameId, chartId, revision };
  });
}

/** Posts a score with its proof. */
export async function addProof(
  server: Pick<TestServer, 'database' | 'now'>,
  { chart, amount, userId, ...proof }: ProofToAdd,
) {
  const scored = await addScore(server, {
    chart,
    ...(amount === undefined ? {} : { amount }),
    ...(userId === undefined ? {} : { userId }),
  });
  return { ...scored, ...(await proveScore(server, { scoreId: scored.scoreId, ...proof })) };
}

/** The requests of one moderator. */
export function moderatorOf({ app }: Pick<TestServer, 'app'>, headers: Headers) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const tryClaim = (id: number) => call('POST', moderationPaths.proofClaim(id));
  const tryDecide = (id: number, decision: ProofDecisionRequest) =>
    call('POST', moderationPaths.proofDecision(id), decision);
  const read = async (id: number) =>
    readContract(ModeratedProof, (await call('GET', moderationPaths.proof(id))).json());
  return {
    call,
    tryClaim,
    tryDecide,
    read,
    claim: async (id: number) => readContract(ModeratedProof, (await tryClaim(id)).json()),
    release: (id: number) => call('DELETE', moderationPaths.proofClaim(id)),
    next: async (request: NextProofRequest = {}) =>
      readContract(NextProof, (await call('POST', moderationPaths.nextProof, request)).json())
        .proof,
    /** Claims a waiting proof and decides it as it is. */
    decide: async (id: number, decision: Omit<ProofDecisionRequest, 'revision'>) => {
      if (decision.decision !== 'revoke') await tryClaim(id);
      const { revision } = await read(id);
      return tryDecide(id, { ...decision, revision });
    },
  };
}

const moderatorRoles = [roles.user, roles.player, roles.proofModerator];

/** Starts a server with moderators and an administrator before the tests of a file, and closes it after them. */
export function setUpModeration(config: Partial<AppConfig> = { rateLimitFactor: 1000 }) {
  let server: TestServer;
  let people: Record<'first' | 'second' | 'admin' | 'member', Awaited<ReturnType<typeof joinAs>>>;
  beforeAll(async () => {
    server = await createTestServer({ config });
    people = {
      first: await joinAs(server, { roles: moderatorRoles }),
      second: await joinAs(server, { roles: moderatorRoles }),
      admin: await joinAs(server, { roles: [roles.user, roles.admin] }),
      member: await joinAs(server),
    };
  });
  afterAll(async () => server?.close());
  const of = (who: keyof typeof people) => moderatorOf(server, people[who].headers);
  return {
    get server() {
      return server;
    },
    get people() {
      return people;
    },
    get first() {
      return of('first');
    },
    get second() {
      return of('second');
    },
    get admin() {
      return of('admin');
    },
    get member() {
      return of('member');
    },
  };
}

/** Everything that a decision may change of a score: the row, its events, the proof, and the audit log. */
export async function everythingOf({ database }: Pick<TestServer, 'database'>, proofId: number) {
  const proof = await database
    .selectFrom('proofs')
    .selectAll()
    .where('id', '=', proofId)
    .executeTakeFirstOrThrow();
  const { scoreId } = proof;
  const score = await database
    .selectFrom('scores')
    .selectAll()
    .where('id', '=', scoreId)
    .executeTakeFirst();
  const events = await database
    .selectFrom('scoreEvents')
    .selectAll()
    .where('scoreId', '=', scoreId)
    .orderBy('id')
    .execute();
  const audit = await database
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .where('event', 'in', auditGroups.moderation)
    .orderBy('id')
    .execute();
  return { proof, score, events, audit };
}
