import { postOutcomes, postRefusals, type PostRefusal } from '../../contract/records/posting';
import type { ScoreState } from '../../contract/records/scoreStates';
import { idOf } from './articleFromWire';
import { chartFromWire, stateFromWire, valueFromWire, type ScoreValue } from './boardFromWire';
import type { Column } from './columnsFromWire';
import { listFromWire, referenceFromWire, type Reference } from './gameFromWire';
import { countOrZero, isRecord, textOrNull } from './typeGuards';

export type OwnScore = {
  values: ScoreValue[];
  platform: number | null;
  state: ScoreState;
  achievedOn: string | null;
};

export type SheetChart = Reference & {
  /** Takes scores. */
  open: boolean;
  columns: Column[];
  own: OwnScore | null;
};

export type SheetGroup = Reference & { charts: SheetChart[] };

/** The charts of a game with the scores that the member has. */
export type Sheet = {
  game: Reference;
  open: boolean;
  platforms: Reference[];
  /** Of the member's latest score of the game. */
  platform: number | null;
  /** The country that boards show beside the member's name. */
  country: string | null;
  groups: SheetGroup[];
};

/** Where a score would stand. */
export type Prediction = {
  rank: number;
  tied: number;
  of: number;
  points: number;
  /** The values of the first place of the others, and of the next better place; null without one. */
  first: number[] | null;
  next: number[] | null;
};

export type PostResult = {
  key: string;
  outcome: (typeof postOutcomes)[number];
  reason: PostRefusal | null;
  message: string;
  prediction: Prediction | null;
};

function ownFromWire(item: unknown): OwnScore | null {
  if (!isRecord(item)) return null;
  return {
    values: listFromWire(item.values, valueFromWire),
    platform: referenceFromWire(item.platform)?.id ?? null,
    state: stateFromWire(item.state),
    achievedOn: textOrNull(item.achievedOn),
  };
}

function sheetChartFromWire(item: unknown): SheetChart | undefined {
  const chart = chartFromWire(item);
  if (!chart || !isRecord(item) || chart.columns.length === 0) return undefined;
  const { id, slug, name, locale, columns, status } = chart;
  return { id, slug, name, locale, columns, open: status === 'open', own: ownFromWire(item.own) };
}

function sheetGroupFromWire(item: unknown): SheetGroup | undefined {
  const group = referenceFromWire(item);
  if (!group || !isRecord(item)) return undefined;
  return { ...group, charts: listFromWire(item.charts, sheetChartFromWire) };
}

export function sheetFromWire(item: unknown): Sheet | undefined {
  const game = isRecord(item) ? referenceFromWire(item.game) : undefined;
  if (!game || !isRecord(item)) return undefined;
  return {
    game,
    open: item.open === true,
    platforms: listFromWire(item.platforms, referenceFromWire),
    platform: idOf({ id: item.platform }) ?? null,
    country: textOrNull(item.country),
    groups: listFromWire(item.groups, sheetGroupFromWire),
  };
}

const amountsFromWire = (value: unknown): number[] | null =>
  Array.isArray(value) && value.every((amount) => typeof amount === 'number') ? value : null;

function predictionFromWire(item: unknown): Prediction | null {
  if (!isRecord(item)) return null;
  return {
    rank: Math.max(1, countOrZero(item.rank)),
    tied: Math.max(1, countOrZero(item.tied)),
    of: countOrZero(item.of),
    points: countOrZero(item.points),
    first: amountsFromWire(item.first),
    next: amountsFromWire(item.next),
  };
}

function resultFromWire(item: unknown): PostResult | undefined {
  const key = isRecord(item) ? textOrNull(item.key) : null;
  const outcome = isRecord(item) ? postOutcomes.find((one) => one === item.outcome) : undefined;
  if (!isRecord(item) || key === null || outcome === undefined) return undefined;
  return {
    key,
    outcome,
    reason: postRefusals.find((one) => one === item.reason) ?? null,
    message: textOrNull(item.message) ?? '',
    prediction: predictionFromWire(item.prediction),
  };
}

export function resultsFromWire(body: unknown): { results: PostResult[] } | undefined {
  if (!isRecord(body) || !Array.isArray(body.results)) return undefined;
  return { results: listFromWire(body.results, resultFromWire) };
}
