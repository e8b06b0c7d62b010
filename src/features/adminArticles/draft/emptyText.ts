import type { AdminArticleText } from '../../../contract/schemas/adminArticles';

/** The text of a language that has none yet. */
export const emptyText: AdminArticleText = { title: '', excerpt: '', content: '' };
