import { randomUUID } from 'node:crypto';
import { languages } from '../../../../contract/languages';
import type { AdminGameContent, CatalogueNames } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { applyGroups } from './applyGroups';
import { lockSlugs, slugOfNames } from './catalogueSlugs';
import type { LockedGame } from './gameRecord';
import { provisionalPrefix } from './readGameContent';

/** A slug for a game without a name; never public. */
export const provisionalSlug = () => `${provisionalPrefix}${randomUUID()}`;

/** The chosen slug, else the public one, else one made from the name. */
function wantedSlug({ slug, translations }: AdminGameContent, game: LockedGame): string {
  if (slug !== null) return slug;
  if (game.publishedAt !== null && !game.slug.startsWith(provisionalPrefix)) return game.slug;
  const names: CatalogueNames = {};
  for (const language of languages) {
    const text = translations[language];
    if (text) names[language] = text.name;
  }
  return slugOfNames(names, `game-${game.id}`);
}

async function freeSlug(transaction: Database, wanted: string, id: number): Promise<string> {
  await lockSlugs(transaction);
  const taken = await transaction
    .selectFrom('games')
    .select('id')
    .where('slug', '=', wanted)
    .where('id', '<>', id)
    .executeTakeFirst();
  // The id in the URL identifies the game; the slug only has to be unique in the database.
  return taken ? `${wanted}-${id}` : wanted;
}

async function writeTexts(
  transaction: Database,
  gameId: number,
  { translations, platformIds }: AdminGameContent,
): Promise<void> {
  await transaction.deleteFrom('gameTranslations').where('gameId', '=', gameId).execute();
  const texts = languages.flatMap((language) => {
    const text = translations[language];
    return text ? [{ gameId, language, ...text }] : [];
  });
  if (texts.length > 0) await transaction.insertInto('gameTranslations').values(texts).execute();
  await transaction.deleteFrom('gamePlatforms').where('gameId', '=', gameId).execute();
  const platforms = platformIds.map((platformId) => ({ gameId, platformId }));
  if (platforms.length > 0)
    await transaction.insertInto('gamePlatforms').values(platforms).execute();
}

/** Writes what differs between two contents of a game, whose row is locked. */
export async function applyGame(
  transaction: Database,
  game: LockedGame,
  { before, after, at }: { before: AdminGameContent; after: AdminGameContent; at: Date },
): Promise<void> {
  const { id } = game;
  const settled = game.publishedAt !== null;
  await writeTexts(transaction, id, after);
  await applyGroups(transaction, { gameId: id, before, after, settled, at });
  const counted = after.groups
    .flatMap(({ charts }) => charts)
    .filter(({ status }) => status !== 'retired');
  await transaction
    .updateTable('games')
    .set({
      slug: await freeSlug(transaction, wantedSlug(after, game), id),
      seriesId: after.seriesId,
      pictureId: after.pictureId,
      ranked: after.ranked,
      chartCount: counted.length,
    })
    .where('id', '=', id)
    .execute();
}
