import { Type, type Static } from '@sinclair/typebox';
import { nullable } from './valueTypes';

/** Who holds a score; without a name once the account is deleted. */
export const Player = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Player'),
  id: Type.Integer(),
  username: nullable<string>(Type.String()),
  slug: nullable<string>(Type.String()),
  /** ISO 3166-1 alpha-2. */
  country: nullable<string>(Type.String()),
});
export type Player = Static<typeof Player>;
