import { Type, type Static } from '@sinclair/typebox';
import { languages } from '../languages';
import { limits } from '../limits';
import { paths } from '../paths';
import { privateParts } from '../records/privateParts';
import { publicRoles } from '../roles';
import { nullableUser } from './articles';
import { Collection } from './collection';
import { closed, literals, nullable, pathOrId } from './valueTypes';

const content = Type.String({ maxLength: limits.comment.markup });

const commentFields = {
  '@id': Type.String(),
  '@type': Type.Literal('ArticleComment'),
  id: Type.Integer(),
  /** Sanitised HTML. */
  content: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  /** Equals `createdAt` if the text was never changed. */
  updatedAt: Type.String({ format: 'date-time' }),
  edited: Type.Boolean(),
};

/** A comment on an article; `user` is null if the account was deleted. */
export const Comment = Type.Object({
  ...commentFields,
  /** A moderator hid it: `content` is empty, except for its author. */
  hidden: Type.Boolean(),
  user: nullableUser,
});
export type Comment = Static<typeof Comment>;
export const CommentCollection = Collection(Comment);

export const NewComment = Type.Object({ content, article: pathOrId(paths.articles) }, closed);
export type NewComment = Static<typeof NewComment>;

export const CommentUpdate = Type.Object({ content }, closed);
export type CommentUpdate = Static<typeof CommentUpdate>;

/** A member's comment with its article, whose title is in the reader's language if available. */
export const MemberComment = Type.Object({
  ...commentFields,
  article: Type.Object({
    '@id': Type.String(),
    '@type': Type.Literal('Article'),
    id: Type.Integer(),
    slug: Type.String(),
    title: Type.String(),
    locale: literals(languages),
  }),
});
export type MemberComment = Static<typeof MemberComment>;
export const MemberCommentCollection = Collection(MemberComment);

/** A member's public profile. */
export const PublicMember = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Member'),
  id: Type.Integer(),
  username: Type.String(),
  slug: Type.String(),
  memberSince: Type.String({ format: 'date-time' }),
  role: literals(publicRoles),
  /** The number of published articles they wrote. */
  nbArticle: Type.Integer({ minimum: 0 }),
  nbComment: Type.Integer({ minimum: 0 }),
  /** ISO 3166-1 alpha-2, on the boards; null if the member has not chosen one. */
  country: nullable<string>(Type.String()),
  /** The id of their player; null without scores. */
  player: nullable<number>(Type.Integer()),
  /** The path of their player; null without scores. */
  playerPath: nullable<string>(Type.String()),
  nbScore: Type.Integer({ minimum: 0 }),
  /** Games with a ranked score. */
  nbGame: Type.Integer({ minimum: 0 }),
  /** How many of the latest scores were posted in one game on one day in UTC, by game and day: pages keep their places. */
  scoreGroups: Type.Array(Type.Integer({ minimum: 1 })),
  /** How many scores are pinned: pages keep their places. */
  nbPinned: Type.Integer({ minimum: 0 }),
  /** What only the member and moderators may read. */
  private: Type.Array(literals(privateParts)),
  /** The URL of the avatar. */
  avatar: Type.String(),
  /** Present while the account is disabled: the page of the member shows nothing but that. */
  disabled: Type.Optional(Type.Literal(true)),
});
export type PublicMember = Static<typeof PublicMember>;
