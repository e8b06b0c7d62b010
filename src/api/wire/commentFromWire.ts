import {
  computed,
  flag,
  from,
  idOfKind,
  id,
  moment,
  object,
  orNull,
  published,
  reader,
  text,
  type Read,
} from './readers';
import { dateOrNull } from './typeGuards';

const person = object({
  id: idOfKind('personId'),
  username: text('personName'),
  slug: text('personSlug'),
});

/** A relation is an object, or only an IRI, which contains just the id. */
const authorFromWire = reader(
  (value: unknown) => person(typeof value === 'string' ? { '@id': value } : value),
  person.shown,
);

/** Servers that do not send `edited` change `updatedAt` on an edit. */
const isEdited = ({ edited, createdAt, updatedAt }: Record<string, unknown>): boolean => {
  if (typeof edited === 'boolean') return edited;
  const [created, updated] = [dateOrNull(createdAt), dateOrNull(updatedAt)];
  return created !== null && updated !== null && Date.parse(updated) > Date.parse(created);
};

const commentFields = {
  id: idOfKind('commentId'),
  /** HTML; must be sanitized before it is rendered. */
  content: reader((value) => (typeof value === 'string' ? value : ''), 'maskedMarkup'),
  createdAt: moment,
  edited: computed(isEdited, 'plain'),
};

/** Undefined without an id, since it could not be identified. */
export const commentFromWire = object({
  ...commentFields,
  /** By a moderator: the content is empty, except for its author. */
  hidden: flag,
  /** Null if the account was deleted. */
  author: from('user', orNull(authorFromWire)),
});
/** A comment as used by the client. */
export type Comment = Read<typeof commentFromWire>;

export const memberCommentFromWire = object({
  ...commentFields,
  article: orNull(object({ id, slug: published, title: published })),
});
export type MemberComment = Read<typeof memberCommentFromWire>;
