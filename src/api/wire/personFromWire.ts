import { idOfKind, needed, object, orNull, text } from './readers';

/** A member; a relation may be an object, an IRI (without a name) or null. */
export const personFromWire = orNull(
  object({
    id: idOfKind('personId'),
    username: needed(text('personName')),
    slug: text('personSlug'),
  }),
);
