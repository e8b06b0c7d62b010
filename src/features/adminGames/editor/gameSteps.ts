import type { GameStatus } from '../../../contract/records/catalogue';
import type { EditedContent } from '../draft/editedGame';

/** The steps from an empty game to a public one. */
export const gameSteps = ['names', 'charts', 'cover', 'review'] as const;
export type GameStep = (typeof gameSteps)[number];

/** The step where the work on a game of this status goes on. */
export const stepOf: Readonly<Record<GameStatus, GameStep>> = {
  draft: 'names',
  charting: 'charts',
  picture: 'cover',
  ready: 'review',
  active: 'charts',
  closed: 'charts',
};

/** The stage that a game is in once a step is done. */
export const stageAfter = { names: 'charting', charts: 'picture', cover: 'ready' } as const;

/** The step that shows a field. */
export function stepWith({ groups }: EditedContent, field: string): GameStep {
  const [row = ''] = field.split('.');
  const isRow = groups.some(
    ({ key, charts }) => key === row || charts.some((one) => one.key === row),
  );
  if (row === 'groups' || isRow) return 'charts';
  return row === 'pictureId' ? 'cover' : 'names';
}
