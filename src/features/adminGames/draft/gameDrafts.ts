import { createLocalDrafts } from '../../../admin-frame/drafts/createLocalDrafts';
import { isGameContent } from '../adminGameFromWire';

/** The games' unsaved changes on this device. */
export const gameDrafts = createLocalDrafts('game', isGameContent);
