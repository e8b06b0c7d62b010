import { unusualGrounds } from '../../contract/records/decisions';
import { postOutcomes, postRefusals } from '../../contract/records/posting';
import { chartFields, stateFromWire, valueFromWire } from './boardFromWire';
import { proofRuleFromWire } from './proofRuleFromWire';
import {
  count,
  flag,
  from,
  idOfKind,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from './readers';
import { place, string } from './recordReaders';
import { referenceFields, referenceFromWire } from './referenceFromWire';
import { idOf, isId } from './typeGuards';

const ownFromWire = object({
  id: idOfKind('scoreId'),
  values: list(valueFromWire),
  platform: reader((value) => referenceFromWire(value)?.id ?? null, 'plain'),
  state: stateFromWire,
  achievedOn: text('dayOrMoment'),
  /** Until when it has to be proved; null for one that need not be. */
  dueAt: moment,
});

const sheetChartFromWire = object({
  ...referenceFields,
  /** Takes scores. */
  open: from(
    'status',
    reader((value) => chartFields.status(value) === 'open', 'plain'),
  ),
  columns: reader((value) => {
    const columns = chartFields.columns(value);
    return columns.length === 0 ? undefined : columns;
  }, chartFields.columns.shown),
  own: orNull(ownFromWire),
});
export type SheetChart = Read<typeof sheetChartFromWire>;

const sheetGroupFromWire = object({
  ...referenceFields,
  proofRule: proofRuleFromWire,
  charts: list(sheetChartFromWire),
});
export type SheetGroup = Read<typeof sheetGroupFromWire>;

export const sheetFromWire = object({
  game: referenceFromWire,
  open: flag,
  platforms: list(referenceFromWire),
  /** Of the member's latest score of the game. */
  platform: reader((value) => idOf({ id: value }) ?? null, 'plain'),
  /** The country that boards show beside the member's name. */
  country: text('country'),
  /** The member has so many unproved scores that scores are taken only with their proof. */
  unprovedLimit: reader((value) => (typeof value === 'number' ? value : null), 'plain'),
  groups: list(sheetGroupFromWire),
});
/** The charts of a game with the scores that the member has. */
export type Sheet = Read<typeof sheetFromWire>;

const amountsFromWire = reader(
  (value): number[] | null =>
    Array.isArray(value) && value.every((amount) => typeof amount === 'number') ? value : null,
  'hidden',
);

const predictionFromWire = object({
  rank: place,
  tied: place,
  of: count,
  points: count,
  /** The values of the first place of the others, and of the next better place; null without one. */
  first: amountsFromWire,
  next: amountsFromWire,
  /** Whether its proof would be demanded, and none is sent with it. */
  mustBeProved: flag,
});
/** Where a score would stand. */
export type Prediction = Read<typeof predictionFromWire>;

/** Why a value is asked back. */
const doubtFromWire = object({
  grounds: needed(oneOf(unusualGrounds, null)),
  /** The values of the first place that it would take. */
  first: needed(amountsFromWire),
});

const resultFromWire = object({
  key: needed(text('hidden')),
  outcome: oneOf(postOutcomes, undefined),
  reason: oneOf(postRefusals, null),
  message: string('hidden'),
  /** The id of the stored score; null without one, and from older servers. */
  scoreId: reader((value) => (isId(value) ? value : null), 'scoreId'),
  prediction: orNull(predictionFromWire),
  doubt: orNull(doubtFromWire),
});
export type PostResult = Read<typeof resultFromWire>;

const listOfResults = list(resultFromWire);
export const resultsFromWire = object({
  results: reader((value) => (Array.isArray(value) ? listOfResults(value) : undefined), 'hidden'),
});
