import { Type, type Static } from '@sinclair/typebox';
import { articleLimits, articleStates, revisionKinds } from '../articleAdministration';
import { articleCategories, articleStatuses } from '../articleFilters';
import { languages, type Language } from '../languages';
import { PictureSource } from './articles';
import { Collection } from './collection';
import { Problem } from './errors';
import { RowNumber } from './ids';
import { closed, literals, nullable } from './valueTypes';

const instant = Type.String({ format: 'date-time' });
const nullableInstant = nullable<string>(instant);
const version = RowNumber;

/** An article's text in one language; any part may still be empty. */
export const AdminArticleText = Type.Object(
  {
    title: Type.String({ maxLength: articleLimits.title }),
    excerpt: Type.String({ maxLength: articleLimits.excerpt }),
    content: Type.String({ maxLength: articleLimits.content, description: 'HTML.' }),
    /** The cover's alternative text; without one it is decorative. */
    coverAlt: Type.Optional(Type.String({ maxLength: articleLimits.alt })),
  },
  closed,
);
export type AdminArticleText = Static<typeof AdminArticleText>;

const textsByLanguage = Object.fromEntries(
  languages.map((language) => [language, AdminArticleText]),
) as Record<Language, typeof AdminArticleText>;

/** The content that is edited as a whole and stored in each version. */
export const AdminArticleContent = Type.Object(
  {
    /** null: generated from the title. */
    slug: nullable<string>(Type.String({ maxLength: articleLimits.slug })),
    category: nullable<(typeof articleCategories)[number]>(literals(articleCategories)),
    featured: Type.Boolean(),
    pictureId: nullable<number>(RowNumber),
    /** If missing, as in versions from before authors could be changed, the author stays the same. */
    authorId: Type.Optional(nullable<number>(RowNumber)),
    translations: Type.Partial(Type.Object(textsByLanguage, closed), closed),
  },
  closed,
);
export type AdminArticleContent = Static<typeof AdminArticleContent>;

export const AdminPicture = Type.Object({ id: Type.Integer(), sources: Type.Array(PictureSource) });
export type AdminPicture = Static<typeof AdminPicture>;

const Person = Type.Object({ id: Type.Integer(), username: Type.String() });
export type AdminPerson = Static<typeof Person>;
const nullablePerson = nullable<AdminPerson>(Person);

const facts = {
  id: Type.Integer(),
  /** Grows by one with each change; a change must name the one it was made from. */
  version,
  /** The version readers get once published; older than `version` while there are unpublished changes. */
  appliedVersion: Type.Integer({ minimum: 0 }),
  status: literals(articleStatuses),
  state: literals(articleStates),
  slug: Type.String(),
  publishedAt: nullableInstant,
  createdAt: instant,
  editedAt: instant,
  editedBy: nullablePerson,
  author: nullablePerson,
  views: Type.Integer({ minimum: 0 }),
  nbComment: Type.Integer({ minimum: 0 }),
  /** Null unless it is in the trash; restoring it then sets `status` again. */
  trashedAt: nullableInstant,
  trashedBy: nullablePerson,
};

export const AdminArticle = Type.Object({
  ...facts,
  content: AdminArticleContent,
  picture: nullable<AdminPicture>(AdminPicture),
});
export type AdminArticle = Static<typeof AdminArticle>;

export const AdminArticleRow = Type.Object({
  ...facts,
  title: nullable<string>(Type.String()),
  locale: nullable<(typeof languages)[number]>(literals(languages)),
  languages: Type.Array(literals(languages)),
  category: nullable<(typeof articleCategories)[number]>(literals(articleCategories)),
  featured: Type.Boolean(),
  picture: nullable<string>(Type.String()),
});
export type AdminArticleRow = Static<typeof AdminArticleRow>;
export const AdminArticleCollection = Collection(AdminArticleRow);

/** A new article with optional initial content. */
export const AdminArticleCreate = Type.Object(
  { content: Type.Optional(AdminArticleContent) },
  closed,
);
export type AdminArticleCreate = Static<typeof AdminArticleCreate>;

/** A change of the working copy: what readers see of a published article changes only when it is published again. */
export const AdminArticleSave = Type.Object(
  {
    version,
    content: AdminArticleContent,
    restoredFrom: Type.Optional(RowNumber),
    /** False from clients that merge: on a conflict, the sent content is not stored as a version. */
    keepOnConflict: Type.Optional(Type.Boolean({ default: true })),
    /** True if a conflict was resolved against the base version: that one is then stored as discarded. */
    overrules: Type.Optional(Type.Boolean({ default: false })),
  },
  closed,
);
export type AdminArticleSave = Static<typeof AdminArticleSave>;

/** `publishedAt` null: now, or unchanged for an article that is already public. */
export const AdminArticleStatusChange = Type.Object(
  { version, status: literals(articleStatuses), publishedAt: nullableInstant },
  closed,
);
export type AdminArticleStatusChange = Static<typeof AdminArticleStatusChange>;

/** Someone else has changed the article in the meantime (409): their change is kept; yours is stored as a version. */
export const AdminArticleConflict = Type.Composite([
  Problem,
  Type.Object({ error: Type.Literal('version_conflict'), current: AdminArticle }),
]);
export type AdminArticleConflict = Static<typeof AdminArticleConflict>;

export const AdminRevision = Type.Object({
  id: Type.Integer(),
  /** Unique within the article. */
  number: Type.Integer({ minimum: 1 }),
  version,
  kind: literals(revisionKinds),
  /** It is the working copy. */
  current: Type.Boolean(),
  /** It is the version readers see. */
  shown: Type.Boolean(),
  savedAt: instant,
  savedBy: nullablePerson,
  languages: Type.Array(literals(languages)),
  title: nullable<string>(Type.String()),
});
export type AdminRevision = Static<typeof AdminRevision>;
export const AdminRevisionList = Type.Object({ revisions: Type.Array(AdminRevision) });

export const AdminRevisionDetail = Type.Composite([
  AdminRevision,
  Type.Object({ content: AdminArticleContent, picture: nullable<AdminPicture>(AdminPicture) }),
]);
export type AdminRevisionDetail = Static<typeof AdminRevisionDetail>;

/** Discarded content to store as a version. */
export const AdminRevisionKeep = Type.Object({ version, content: AdminArticleContent }, closed);
export type AdminRevisionKeep = Static<typeof AdminRevisionKeep>;

/** A heartbeat of an open editor with this version; the key distinguishes several editors of one person. */
export const AdminPresenceHeartbeat = Type.Object(
  { editor: Type.String({ pattern: '^[\\w-]{16,64}$' }), version },
  closed,
);
export type AdminPresenceHeartbeat = Static<typeof AdminPresenceHeartbeat>;

/** What publishing, scheduling and withdrawing change: none of them makes a new version. */
export const AdminArticlePublication = Type.Object({
  appliedVersion: facts.appliedVersion,
  status: facts.status,
  state: facts.state,
  publishedAt: facts.publishedAt,
});
export type AdminArticlePublication = Static<typeof AdminArticlePublication>;

export const AdminArticlePresence = Type.Object({
  /** Others who have the article open; includes the caller only if it is open in another window. */
  editors: Type.Array(Person),
  /** Set if there is a newer version than the editor's. */
  article: nullable<AdminArticle>(AdminArticle),
  publication: AdminArticlePublication,
});
export type AdminArticlePresence = Static<typeof AdminArticlePresence>;

/** A picture as a data URL; a cover is cropped already. */
export const AdminPictureUpload = Type.Object(
  { imageData: Type.String({ maxLength: Math.ceil(articleLimits.cover.bytes / 3) * 4 + 100 }) },
  closed,
);

/** A picture for the text of an article: what its `img` needs. */
export const AdminTextPicture = Type.Object({
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type AdminTextPicture = Static<typeof AdminTextPicture>;
