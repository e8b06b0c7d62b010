import {
  changedGameFields,
  emptyGameContent,
  kindOfGameField,
} from '../../../../contract/gameFields';
import type {
  AdminGame,
  AdminGameContent,
  AdminGameCreate,
  AdminGameSave,
} from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { AuthenticatedMember } from '../../../platform/security/authenticatedMember';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { requestCharts } from '../../records/payments/requestCharts';
import { requestProofChecks } from '../../records/proofRules/requestProofChecks';
import { resumeCharts } from '../../records/scores/resumeDeadlines';
import { refuseConflict } from '../versionConflict';
import { applyGame, provisionalSlug } from './applyGame';
import { contentText } from '../../../../contract/contentText';
import {
  copyContent,
  openCharts,
  withLaterParts,
  withMergedRetired,
  withoutLostParts,
} from './gameContents';
import { cleanGame, contentProblems, refuseProblems } from './gameInput';
import { findGame, lockGame, type LockedGame } from './gameRecord';
import { keepGameVersion, refuseUnknownVersion, startGameVersion } from './gameVersions';
import { countCharts } from './countCharts';
import { findChartFacts } from './findChartFacts';
import { readGameContent } from './readGameContent';
import { structureProblems } from './structureProblems';
import { unknownProblems } from './unknownProblems';

interface Change {
  before: AdminGameContent;
  after: AdminGameContent;
}

type MemberChange = Change & { member: AuthenticatedMember };

/** @throws RequestError (422) with all problems of a change at their fields. */
async function refuseWrong(transaction: Database, game: LockedGame, change: MemberChange) {
  const { before, after } = change;
  const facts = await findChartFacts(transaction, game.id);
  const locked = game.publishedAt !== null;
  refuseProblems([
    ...contentProblems(after, game.status),
    ...(await unknownProblems(transaction, change)),
    ...structureProblems(before, after, { locked, ...facts }),
  ]);
}

/** An old content as it can be saved again. */
async function restore(
  transaction: Database,
  { id, publishedAt }: LockedGame,
  { before, after: old }: Change,
): Promise<AdminGameContent> {
  const { merged } = await findChartFacts(transaction, id);
  const known = withMergedRetired(withoutLostParts(old, before), merged);
  return publishedAt === null ? known : withLaterParts(known, before);
}

/** Charts with what their ranking depends on, by id. */
const rankedCharts = ({ ranked, groups }: AdminGameContent) =>
  new Map(
    groups.flatMap((group) =>
      group.charts.map(({ id, status }) => [
        id,
        [ranked, group.ranked, group.dlc, status === 'retired'].join(),
      ]),
    ),
  );

/** The charts that must be ranked again, as a whole. */
function chartsToRank({ before, after }: Change): number[] {
  const old = rankedCharts(before);
  return [...rankedCharts(after)].flatMap(([id, text]) =>
    id === null || old.get(id) === text ? [] : [id],
  );
}

/** Creates and saves games. */
export function createGameActions({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) {
  /** Writes the new content of a locked game. @returns What it is then, with the ids of new groups and charts. */
  const write = async (
    transaction: Database,
    game: LockedGame,
    change: MemberChange,
  ): Promise<AdminGameContent> => {
    await refuseWrong(transaction, game, change);
    // The time after the lock: what is being posted is older.
    const at = clock();
    await applyGame(transaction, game, { ...change, at });
    await requestProofChecks(transaction, game.id);
    await resumeCharts(transaction, openCharts(change.after, change.before), at);
    await requestCharts(transaction, chartsToRank(change));
    await countCharts(transaction, game.id);
    return { ...(await readGameContent(transaction, game.id)), slug: change.after.slug };
  };

  return {
    /** Creates a game. A repeated key returns the game created with it, in its current state. */
    async create(
      context: RequestContext,
      { content: sent, copyOf }: AdminGameCreate,
      key: string | null,
    ): Promise<AdminGame> {
      const member = memberOf(context);
      const savedBy = member.id;
      const now = clock();
      const given = sent ? cleanGame(sent) : undefined;
      const id = await database.transaction().execute(async (transaction) => {
        const made = await transaction
          .insertInto('games')
          .values({ slug: provisionalSlug(), creationKey: key, createdAt: now, updatedAt: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return undefined;
        const copied = copyOf === undefined ? undefined : await copyContent(transaction, copyOf);
        const after = given ?? copied ?? emptyGameContent;
        const game = await lockGame(transaction, made.id);
        const content = await write(transaction, game, { before: emptyGameContent, after, member });
        const version = { gameId: game.id, version: 1, status: game.status, content };
        await keepGameVersion(transaction, { ...version, savedAt: now, savedBy });
        const details = { game: game.id, ...(copyOf === undefined ? {} : { copyOf }) };
        await audit(context, { event: 'gameCreated', details }, transaction);
        return made.id;
      });
      return findGame(database, id ?? (await findByKey(database, key)));
    },

    async save(context: RequestContext, id: number, sent: AdminGameSave): Promise<AdminGame> {
      const member = memberOf(context);
      const savedBy = member.id;
      const cleaned = cleanGame(sent.content);
      const fits = await database.transaction().execute(async (transaction) => {
        const game = await lockGame(transaction, id);
        if (game.version !== sent.version) return false;
        const before = await readGameContent(transaction, id);
        const { restoredFrom } = sent;
        if (restoredFrom !== undefined) await refuseUnknownVersion(transaction, id, restoredFrom);
        const after =
          restoredFrom === undefined
            ? cleaned
            : await restore(transaction, game, { before, after: cleaned });
        if (contentText(before) === contentText(after)) return true;
        const written = await write(transaction, game, { before, after, member });
        const version = await startGameVersion(transaction, {
          game,
          before,
          after: written,
          savedAt: clock(),
          savedBy,
          restoredFrom,
        });
        const restored = restoredFrom === undefined ? {} : { restoredFrom };
        const kinds = changedGameFields(before, written).map(({ path }) => kindOfGameField(path));
        const changed = [...new Set(kinds)].join(' ');
        const details = { game: id, version, changed, ...restored };
        await audit(context, { event: 'gameChanged', details }, transaction);
        return true;
      });
      const current = await findGame(database, id);
      return fits ? current : refuseConflict(current);
    },
  };
}

async function findByKey(database: Database, key: string | null): Promise<number> {
  const { id } = await database
    .selectFrom('games')
    .select('id')
    .where('creationKey', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}
