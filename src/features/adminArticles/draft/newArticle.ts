import { nanoid } from '@reduxjs/toolkit';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import { isRecord } from '../../../api/wire/typeGuards';
import type { AdminArticle, AdminPerson } from '../../../contract/schemas/adminArticles';

/** The history state of a new article: the key of its local draft and of its creation on the server. */
export const newArticleState = (draftKey = `new-${nanoid()}`) => ({ draftKey });

export function readDraftKey(state: unknown): string | undefined {
  return isRecord(state) && typeof state.draftKey === 'string' ? state.draftKey : undefined;
}

/** An article without text. */
export function blankArticle(author: AdminPerson | null): AdminArticle {
  const now = new Date().toISOString();
  return {
    id: unsavedId,
    version: 1,
    appliedVersion: 1,
    status: 'UNDER CONSTRUCTION',
    state: 'draft',
    slug: '',
    publishedAt: null,
    createdAt: now,
    editedAt: now,
    editedBy: null,
    author,
    views: 0,
    nbComment: 0,
    trashedAt: null,
    trashedBy: null,
    picture: null,
    content: { slug: null, category: null, featured: false, pictureId: null, translations: {} },
  };
}
