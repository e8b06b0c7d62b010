import { Type, type Static } from '@sinclair/typebox';
import { articleCategories } from '../../contract/articleFilters';
import type { Language } from '../../contract/languages';
import { closed, keysOf, oneOf, time } from './checkSample';
import { coverMotifs } from './covers/coverMotifs';
import { sampleMembers } from './sampleMembers';

const member = oneOf(sampleMembers.map(({ username }) => username));

/** The facts of `article.yaml`: what is not text in a language of the reader. */
export const ArticleFacts = Type.Object(
  {
    category: oneOf(articleCategories),
    author: member,
    publishedAt: time,
    featured: Type.Optional(Type.Boolean()),
    /** The main hue in degrees. */
    cover: Type.Object(
      { motif: oneOf(keysOf(coverMotifs)), hue: Type.Integer({ minimum: 0, maximum: 360 }) },
      closed,
    ),
    /** The text is Markdown. */
    comments: Type.Optional(
      Type.Array(Type.Object({ author: member, at: time, text: Type.String() }, closed)),
    ),
  },
  closed,
);
type ArticleFacts = Static<typeof ArticleFacts>;

/** The front matter of an article in a language. */
export const ArticleHeading = Type.Object({ title: Type.String(), excerpt: Type.String() }, closed);

/** A text before sanitizing: `content` is HTML. */
type SampleText = Static<typeof ArticleHeading> & { content: string };
export type SampleTexts = Partial<Record<Language, SampleText>>;

export type SampleArticle = Omit<ArticleFacts, 'featured' | 'comments'> & {
  slug: string;
  featured: boolean;
  translations: SampleTexts & { en: SampleText; fr: SampleText };
  comments: { author: string; at: string; content: string }[];
};
