import { createLocalDrafts } from '../../../admin-frame/documents/createLocalDrafts';
import { isArticleContent } from '../adminArticleFromWire';

/** The articles' unsaved changes on this device. */
export const articleDrafts = createLocalDrafts('article', isArticleContent);
