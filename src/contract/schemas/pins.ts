import { Type, type Static } from '@sinclair/typebox';
import { closed } from './valueTypes';

/** Longer lists are refused before they are looked at. */
const scores = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 100 });

/** The scores that a member has pinned, in their order. */
export const PinnedScores = Type.Object({ scores });
export type PinnedScores = Static<typeof PinnedScores>;

/** The whole list as it shall be, and what it was: it is refused if it is another one by now. */
export const PinnedScoresChange = Type.Object({ scores, before: scores }, closed);
export type PinnedScoresChange = Static<typeof PinnedScoresChange>;
