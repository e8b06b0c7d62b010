import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { isLanguage, type Language } from '../../../contract/languages';
import { parseId } from '../../../contract/parseId';
import type { Database } from '../../platform/database/tables';
import type { ReadSiteSettings } from '../../platform/website/siteSettingsCache';
import { createGameRepository } from '../games/gameRepository';
import { findLatestRecords } from '../records/latest/findLatestRecords';
import { findPlayer } from '../records/players/findPlayer';
import { findPrivacy } from '../records/privacy/requireShown';
import { findLatestScoresOf } from '../records/players/findPlayerScores';
import { feedLength, feedType } from './atomFeed';
import { buildPlayerFeed, buildRecordFeed } from './recordFeed';

interface RecordFeedOptions {
  origin: string;
  database: Database;
  readSite: ReadSiteSettings;
}

type Addressed = { Params: { language: string; id: string } };

const send = async (reply: FastifyReply, feed: string, caching = 'public, max-age=600') =>
  reply.type(feedType).header('Cache-Control', caching).send(feed);

/** Atom feeds of the latest records, of all games and of each, and of the latest scores of each player. */
export const recordFeedRoutes: FastifyPluginAsync<RecordFeedOptions> = async (
  app,
  { origin, database, readSite },
) => {
  const games = createGameRepository(database);
  const siteOf = async (path: string, language: Language) => {
    const { name: siteName } = await readSite();
    return { origin, language, siteName, path };
  };

  app.get<{ Params: { language: string } }>('/:language/records.xml', async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.callNotFound();
    const site = await siteOf(`/${language}/records.xml`, language);
    const scores = await findLatestRecords(database, { size: feedLength, language });
    return send(reply, buildRecordFeed({ ...site, scores }));
  });

  app.get<Addressed>('/:language/records-g:id.xml', async (request, reply) => {
    const { language } = request.params;
    const id = parseId(request.params.id);
    const game =
      isLanguage(language) && id !== undefined ? await games.find(id, language) : undefined;
    if (!isLanguage(language) || !game) return reply.callNotFound();
    const site = await siteOf(`/${language}/records-g${game.id}.xml`, language);
    const scores = await findLatestRecords(database, {
      size: feedLength,
      language,
      gameId: game.id,
    });
    return send(reply, buildRecordFeed({ ...site, game, scores }));
  });

  app.get<Addressed>('/:language/scores-p:id.xml', async (request, reply) => {
    const { language } = request.params;
    const id = parseId(request.params.id);
    const player = id === undefined ? undefined : await findPlayer(database, id);
    if (!isLanguage(language) || !player?.username || !player.slug) return reply.callNotFound();
    const { id: playerId, username, slug } = player;
    const privacy = await findPrivacy(database, { playerId, part: 'feed' });
    if (privacy?.isPrivate) return reply.callNotFound();
    const site = await siteOf(`/${language}/scores-p${playerId}.xml`, language);
    const scores = await findLatestScoresOf(database, { playerId, size: feedLength, language });
    const feed = buildPlayerFeed({ ...site, player: { username, slug }, scores });
    // Nobody keeps it longer: the member may make it private.
    return send(reply, feed, 'public, no-cache');
  });
};
