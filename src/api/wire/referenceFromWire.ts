import { id, locale, needed, object, published, type Read } from './readers';

export const referenceFields = { id, slug: published, name: needed(published), locale };
export const referenceFromWire = object(referenceFields);
/** Something of the catalogue by its name, which may be in another language than the reader's. */
export type Reference = Read<typeof referenceFromWire>;
