import { Type, type Static } from '@sinclair/typebox';
import { articleCategories, articleStatuses } from '../articleFilters';
import { languages } from '../languages';
import { Collection } from './collection';
import { literals, nullable } from './valueTypes';

export const ArticleAuthor = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('User'),
  id: Type.Integer(),
  username: Type.String(),
  slug: Type.String(),
});
export type ArticleAuthor = Static<typeof ArticleAuthor>;
/** Null for a deleted account. */
export const nullableUser = nullable<ArticleAuthor>(ArticleAuthor);

/** One size of a cover picture: its width in pixels and its URL. */
export const PictureSource = Type.Object({ width: Type.Integer(), url: Type.String() });
export type PictureSource = Static<typeof PictureSource>;

/** An article as shown in lists. `locale` is the language of the returned text, which may be a fallback. */
export const ArticleSummary = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Article'),
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  excerpt: nullable<string>(Type.String()),
  picture: nullable<string>(Type.String()),
  pictureSources: Type.Array(PictureSource),
  /** In the language of the text; null if the picture is decorative. */
  pictureAlt: nullable<string>(Type.String()),
  category: nullable<(typeof articleCategories)[number]>(literals(articleCategories)),
  featured: Type.Boolean(),
  status: literals(articleStatuses),
  locale: literals(languages),
  author: nullableUser,
  views: Type.Integer({ minimum: 0 }),
  nbComment: Type.Integer({ minimum: 0 }),
  publishedAt: nullable<string>(Type.String({ format: 'date-time' })),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
});
export type ArticleSummary = Static<typeof ArticleSummary>;

/** An article with its text as sanitised HTML. `availableLocales` lists the languages it is written in. */
export const Article = Type.Composite([
  ArticleSummary,
  Type.Object({
    content: Type.String(),
    availableLocales: Type.Array(literals(languages)),
  }),
]);
export type Article = Static<typeof Article>;

export const ArticleCollection = Collection(ArticleSummary);
