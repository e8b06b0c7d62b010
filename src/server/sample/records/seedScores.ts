import type { Database } from '../../platform/database/tables';
import { isRanked, unknownState } from '../../../contract/records/proofStates';
import type { ScoreState } from '../../../contract/records/scoreStates';
import { sortKey } from '../../domains/records/formulas/sortKey';
import { insertRows } from '../insertRows';
import { choosePlatform } from './choosePlatform';
import type { SampleBoard } from './generateScores';
import type { PostedScore } from './scoreHistory';
import { statesOf, type JudgedBoard, type JudgedScore } from '../proofs/sampleDeed';
import { unrankedPlayer } from '../proofs/sampleStories';
import type { Catalogue } from './seedCatalogue';
import { chartKey } from './seedCharts';
import type { StoredPlayer } from './seedPlayers';

export interface PostedBoard {
  board: SampleBoard;
  scores: PostedScore[];
}

/** A score with the ids it is stored with. */
export interface StoredScore {
  id: number;
  chartId: number;
  player: StoredPlayer;
  platformId: number;
  board: SampleBoard;
  posted: JudgedScore;
}

export interface Stored {
  catalogue: Catalogue;
  players: ReadonlyMap<string, StoredPlayer>;
}

/** Those in which a score has to be proved in time. */
const statesWithTime: readonly ScoreState[] = ['due', 'proof_waiting_due'];

/** The columns of a score that say how far its proof is. */
function proofStateOf({ score, deeds }: Pick<JudgedScore, 'score' | 'deeds'>) {
  const state = statesOf(deeds).at(-1) ?? unknownState;
  const hasTime = statesWithTime.includes(state.state) && !state.wasUnproved;
  const dueAt = hasTime ? deeds.findLast((deed) => deed.dueAt)?.dueAt : undefined;
  const ranked = isRanked(state) && score.player !== unrankedPlayer.player;
  return { ...state, ranked, dueAt: dueAt ?? null };
}

/** Stores the scores in the order in which they were posted first. */
export async function seedScores(
  database: Database,
  boards: readonly JudgedBoard[],
  { catalogue, players }: Stored,
): Promise<StoredScore[]> {
  const scores = boards.flatMap(({ board, scores: posted }) => {
    const chartId = catalogue.charts.get(chartKey(board.game, board.group, board.chart)) ?? 0;
    return posted.map((one) => ({
      chartId,
      player: players.get(one.score.player) ?? { id: 0, userId: 0 },
      platformId: catalogue.platforms.get(choosePlatform(board, one.score.player)) ?? 0,
      board,
      posted: one,
    }));
  });
  const rows = scores
    .map(({ chartId, player, platformId, board, posted: { score, values, deeds } }) => ({
      chartId,
      playerId: player.id,
      amounts: score.amounts,
      sortKey: sortKey(
        score.amounts,
        board.chart.columns.map(({ better }) => better),
      ),
      platformId,
      achievedOn: score.achievedOn,
      postedAt: values[0]?.postedAt ?? null,
      changedAt: values.at(-1)?.postedAt ?? null,
      ...proofStateOf({ score, deeds }),
      revision: values.length + deeds.length,
    }))
    .toSorted((one, other) => Number(one.postedAt) - Number(other.postedAt));
  const stored = await insertRows(database, 'scores', rows, ['id', 'chartId', 'playerId']);
  const ids = new Map(stored.map(({ id, chartId, playerId }) => [`${chartId}/${playerId}`, id]));
  return scores.map((score) => ({
    ...score,
    id: ids.get(`${score.chartId}/${score.player.id}`) ?? 0,
  }));
}
