import { createLocalDrafts } from '../../../admin-frame/drafts/createLocalDrafts';
import { isArticleContent } from '../adminArticleFromWire';

/** The articles' unsaved changes on this device. */
export const articleDrafts = createLocalDrafts('article', isArticleContent);
