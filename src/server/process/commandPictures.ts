import type { Database } from '../platform/database/tables';
import { createPictureStores, type PictureStores } from '../platform/pictures/pictureStores';

/** The stores of the pictures for a command, which reports failures itself. */
export const openPictures = (database: Database): PictureStores =>
  createPictureStores({
    config: {},
    clock: () => new Date(),
    database,
    logger: { warn: () => undefined },
  });
