import { emptyGameContent } from '../../../contract/gameFields';
import type { AdminGame } from '../../../contract/schemas/adminGames';

/** The id of a game that is not on the server yet. */
export const unsavedId = 0;

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
