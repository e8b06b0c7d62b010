import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { articleFields, isSameField } from './articleFields';

interface Sides {
  /** The common ancestor, as the server stores it. */
  base: AdminArticleContent;
  /** The ancestor as it was on this screen: the server trims and sanitizes. */
  saved: AdminArticleContent;
  mine: AdminArticleContent;
  theirs: AdminArticleContent;
}

export interface Merge {
  content: AdminArticleContent;
  /** The new baseline of `content`: fields that differ are unsaved. */
  saved: AdminArticleContent;
  /** Paths of the fields that only the other person has changed. */
  taken: string[];
  /** Paths of the fields that both have changed; `content` holds `mine`. */
  conflicts: string[];
}

/** Three-way merge, field by field. */
export function threeWayMerge({ base, saved, mine, theirs }: Sides): Merge {
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
