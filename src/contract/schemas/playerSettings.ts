import { Type, type Static } from '@sinclair/typebox';
import { closed, nullable } from './valueTypes';

/** What a member can choose about themselves on the boards. */
export const PlayerSettings = Type.Object(
  {
    /** ISO 3166-1 alpha-2; null if none is shown. */
    country: nullable<string>(Type.String({ maxLength: 2 })),
  },
  closed,
);
export type PlayerSettings = Static<typeof PlayerSettings>;
