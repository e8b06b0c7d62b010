import { Type, type Static, type TProperties } from '@sinclair/typebox';
import { RowNumber } from './ids';
import { closed } from './valueTypes';

/** What proves a score, an uploaded picture or the address of a video on YouTube or Twitch, with these properties beside it. */
export const withEvidence = <Properties extends TProperties>(properties: Properties) =>
  Type.Union([
    Type.Object({ picture: RowNumber, ...properties }, closed),
    Type.Object({ video: Type.String({ minLength: 1, maxLength: 500 }), ...properties }, closed),
  ]);

const Evidence = withEvidence({});
export type Evidence = Static<typeof Evidence>;
