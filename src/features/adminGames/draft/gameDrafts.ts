import { createLocalDrafts } from '../../../admin-frame/documents/createLocalDrafts';
import { isGameContent } from '../adminGameFromWire';

/** The games' unsaved changes on this device. */
export const gameDrafts = createLocalDrafts('game', isGameContent);
