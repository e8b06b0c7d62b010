/** What the API of the reference site answers. */
export interface FeedArticle {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  comments: number;
  tags: string[];
}

export interface Feed {
  articles: FeedArticle[];
  total: number;
}

export const articlesPerPage = 10;
