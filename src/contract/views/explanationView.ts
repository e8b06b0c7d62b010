import { playerBoards } from '../records/rankingBoards';
import { defineView, type ShownBy } from './defineView';
import { alternative, catalogueId } from './parameters';

/** Which rank of a player is explained, and of which game the charts are listed; those of the first game without one. */
export const explanationView = defineView({
  board: alternative('board', playerBoards),
  game: catalogueId('game'),
});
export type ExplanationView = ShownBy<typeof explanationView>;
