import type { AdminArticleContent } from '../../../../contract/schemas/adminArticles';
import { articleFields, isSameField } from './articleFields';

interface Sides {
  /** What both started from, as the server stores it. */
  base: AdminArticleContent;
  /** The same as it stood on this screen: the server trims and sanitises. */
  saved: AdminArticleContent;
  mine: AdminArticleContent;
  theirs: AdminArticleContent;
}

export interface Merge {
  content: AdminArticleContent;
  /** What `content` is compared with from now on: a field that differs is still to be saved. */
  saved: AdminArticleContent;
  /** Paths of the fields that only they had changed. */
  taken: string[];
  /** Paths of the fields that both changed; `content` holds mine. */
  conflicts: string[];
}

/** Three-way merge, field by field. */
export function mergeArticle({ base, saved, mine, theirs }: Sides): Merge {
  const merge: Merge = { content: mine, saved, taken: [], conflicts: [] };
  for (const field of articleFields) {
    if (isSameField(field, theirs, base)) continue;
    const untouched = isSameField(field, mine, saved);
    merge.saved = field.copy(theirs, merge.saved);
    if (isSameField(field, mine, theirs)) continue;
    if (untouched) {
      merge.content = field.copy(theirs, merge.content);
      merge.taken.push(field.path);
    } else {
      merge.conflicts.push(field.path);
    }
  }
  return merge;
}
