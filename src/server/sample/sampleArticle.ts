import type { ArticleCategory } from '../../contract/articleFilters';
import type { Language } from '../../contract/languages';
import type { CoverMotif } from './covers/coverMotifs';

/** A text before sanitizing: `content` uses only HTML that the sanitizer allows in articles. */
export type SampleText = { title: string; excerpt: string; content: string };

export type SampleComment = { author: string; at: string; content: string };

export type SampleArticle = {
  slug: string;
  category: ArticleCategory;
  /** The username of a sample member. */
  author: string;
  publishedAt: string;
  featured: boolean;
  /** The motif of the cover and its main hue in degrees. */
  cover: { motif: CoverMotif; hue: number };
  translations: { en: SampleText; fr: SampleText } & Partial<Record<Language, SampleText>>;
  comments: SampleComment[];
};
