import { openPictures } from '../../../src/server/process/commandPictures';

/** Options of a backup whose pictures are all in the database. */
export const withoutBuckets = {
  extent: 'backup',
  pictures: { onDamaged: () => undefined, openStores: openPictures },
} as const;
