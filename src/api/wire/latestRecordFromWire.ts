import {
  computed,
  from,
  idOfKind,
  list,
  moment,
  needed,
  object,
  orNull,
  text,
  type Read,
} from './readers';
import { referenceFromWire } from './referenceFromWire';
import { textOrNull } from './typeGuards';

const playerFromWire = object({
  username: needed(text('personName')),
  slug: needed(text('personSlug')),
});

const textOfValue = computed((value) => textOrNull(value.text) ?? undefined, 'published');

export const latestRecordFromWire = object({
  id: idOfKind('scoreId'),
  game: referenceFromWire,
  chart: referenceFromWire,
  /** Null for a deleted account. */
  player: orNull(playerFromWire),
  /** The values of its columns. */
  texts: from('values', list(textOfValue)),
  at: from('changedAt', moment),
});
/** A first place that was taken lately. */
export type LatestRecord = Read<typeof latestRecordFromWire>;
