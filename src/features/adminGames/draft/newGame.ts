import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import { emptyGameContent } from '../../../contract/gameFields';
import type { AdminGame } from '../../../contract/schemas/adminGames';

/** A game without content. */
export function blankGame(): AdminGame {
  const now = new Date().toISOString();
  return {
    id: unsavedId,
    version: 1,
    status: 'draft',
    slug: '',
    publishedAt: null,
    createdAt: now,
    editedAt: now,
    editedBy: null,
    nbChart: 0,
    nbScore: 0,
    content: emptyGameContent,
    picture: null,
    charts: [],
  };
}
