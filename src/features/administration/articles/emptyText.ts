import type { AdminArticleText } from '../../../contract/schemas/adminArticles';

/** A language nothing is written in yet. */
export const emptyText: AdminArticleText = { title: '', excerpt: '', content: '' };
