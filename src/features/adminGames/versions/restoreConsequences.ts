import { isRecord } from '../../../api/wire/typeGuards';
import type { GameFieldChange } from '../../../contract/gameFields';
import type { AdminGame } from '../../../contract/schemas/adminGames';

/** Charts, and how many scores they have. */
interface Concerned {
  charts: number;
  scores: number;
}

/** Formats and directions of the columns of a chart. */
const columnsOf = (values: unknown): unknown[] =>
  (Array.isArray(values) ? values : []).map((column: unknown) =>
    isRecord(column) ? `${String(column['formatId'])} ${String(column['better'])}` : '',
  );

/** Whether the server refuses a change because the game was public. */
function isLocked({ path, before, after }: GameFieldChange): boolean {
  const part = path.split('.').at(-1) ?? '';
  if (part === 'values') return columnsOf(before).join() !== columnsOf(after).join();
  return part === 'dlc' || part === 'ranked' || part === 'group';
}

/** What changes of a public game mean for readers and players; undefined for a game that was never public. */
export function restoreConsequences(changes: readonly GameFieldChange[], game: AdminGame) {
  if (game.publishedAt === null) return undefined;
  const concerned = (isMeant: (before: unknown, after: unknown) => boolean): Concerned => {
    const ids = changes.flatMap(({ path, before, after }) => {
      const id = /^chart-(\d+)\.status$/.exec(path)?.[1];
      return id !== undefined && isMeant(before, after) ? [Number(id)] : [];
    });
    const facts = game.charts.filter(({ id }) => ids.includes(id));
    return { charts: ids.length, scores: facts.reduce((sum, { nbScore }) => sum + nbScore, 0) };
  };
  return {
    back: concerned((before, after) => before === 'retired' && after !== 'retired'),
    gone: concerned((before, after) => before !== 'retired' && after === 'retired'),
    opened: concerned((before, after) => before === 'locked' && after === 'open'),
    closed: concerned((before, after) => before === 'open' && after === 'locked'),
    /** It cannot be saved. */
    blocked: changes.some(isLocked),
  };
}
