import { gameLimits } from '../../../../contract/gameAdministration';
import { easiestOf } from '../../../../contract/records/catalogue';
import type { OwnScore } from '../../../../contract/schemas/players';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { easiestFirst } from '../formulas/easiestFirst';
import { findNextPlaces } from '../scores/findNextPlaces';
import { readScorePage, toScore, type Scores } from './findPlayerScores';
import { findToProve } from './readDueScores';
import { findUnrankedPlayer } from './unrankedFacts';
import type { OwnScoreQuery } from './playerScoreQuery';

interface OwnScores extends Scores {
  query: OwnScoreQuery;
}

/** One page, the latest first, with what the next places need: all of one moment. */
const readPage = async (database: Database, scores: Scores) =>
  inSnapshot(database, async (snapshot) => {
    const { rows, ...page } = await readScorePage(snapshot, scores);
    const places = await findNextPlaces(snapshot, rows, scores.language);
    const items: OwnScore[] = rows.map((row) => ({
      ...toScore(row, scores.language),
      '@type': 'OwnScore',
      next: places.get(row.id) ?? null,
      revision: row.revision,
    }));
    return {
      ...page,
      items,
      unranked: await findUnrankedPlayer(snapshot, scores.playerId),
      toProve: await findToProve(snapshot, scores.playerId),
    };
  });

/**
 * The scores of a player that are easiest to improve, no more than fit a page: of all scores in one game, or of the latest ones in all
 * games, as the player may have very many.
 */
async function readEasiest(database: Database, scores: OwnScores) {
  const { game } = scores.query;
  const size = game === undefined ? easiestOf : gameLimits.charts;
  const query = { ...scores.query, after: undefined, size };
  const { items, next, ...page } = await readPage(database, { ...scores, query });
  return {
    ...page,
    items: easiestFirst(items).slice(0, scores.query.size),
    next: undefined,
    ...(next !== undefined && { latestOf: size }),
  };
}

/** The scores of a player as the player sees them, in the order of the query. */
export const readOwnScores = async (database: Database, scores: OwnScores) =>
  scores.query.order === 'easiest'
    ? readEasiest(database, scores)
    : { ...(await readPage(database, scores)), latestOf: undefined };
