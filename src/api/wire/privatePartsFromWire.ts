import { privateParts } from '../../contract/records/privateParts';
import { list, object, oneOf, type Read } from './readers';

export const privatePartsFromWire = object({ parts: list(oneOf(privateParts, undefined)) });
export type Private = Read<typeof privatePartsFromWire>;
