import { Type, type Static } from '@sinclair/typebox';
import { Collection } from './collection';
import { GameReference, reference } from './games';
import { Player } from './players';
import { scoreContent } from './scoreFields';
import { moment, nullable, nullableMoment } from './valueTypes';

/** A time in which a player held the first place of a chart, however often the value was improved meanwhile. */
export const FirstPlace = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('FirstPlace'),
  game: GameReference,
  chart: reference('Chart'),
  /** The last ones of that time. */
  values: scoreContent.values,
  since: moment,
  /** Null while the player holds it. */
  until: nullableMoment,
  /** Who held it next; null while it is held, and if no score was left. */
  next: nullable<Player>(Player),
});
export type FirstPlace = Static<typeof FirstPlace>;

const counted = Type.Integer({ minimum: 0, maximum: 1000 });

export const FirstPlaceCollection = Type.Composite([
  Collection(FirstPlace),
  Type.Object({
    /** How many first places are held now, and how many are not any more; no more than 1,000 are counted. */
    held: counted,
    lost: counted,
    /** The whole days of the longest time; null without any. */
    longestDays: nullable<number>(Type.Integer({ minimum: 0 })),
  }),
]);
export type FirstPlaceCollection = Static<typeof FirstPlaceCollection>;
