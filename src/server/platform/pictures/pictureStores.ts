import { errorCode } from '../errors/errorCode';
import type { AppDependencies } from '../settings/appDependencies';
import { databasePictureStore } from './databasePictureStore';
import { createPictureRepository, type PictureFileRow } from './pictureRepository';
import { PictureStoreError, type PictureStore } from './pictureStore';
import { databaseStore, parseS3Address } from './pictureStoreAddress';
import { createS3PictureStore } from './s3PictureStore';

/** The stores of all files: each row names its own, so that files stay readable while they are moved. */
export interface PictureStores {
  /** The store of new pictures: PICTURE_STORE. */
  readonly current: PictureStore;
  at: (address: string) => PictureStore;
  /**
   * The bytes of a file, verified.
   * @throws PictureStoreError
   */
  read: (file: PictureFileRow) => Promise<Buffer>;
  close: () => void;
}

export function createPictureStores({
  config,
  clock,
  database,
  logger,
}: Pick<AppDependencies, 'clock' | 'database'> & {
  config: Pick<AppDependencies['config'], 'pictureStore' | 'pictureStoreTimeouts'>;
  logger: Pick<AppDependencies['logger'], 'warn'>;
}): PictureStores {
  const repository = createPictureRepository(database);
  const stores = new Map([[databaseStore, databasePictureStore]]);
  const at = (address: string) => {
    const known = stores.get(address);
    if (known) return known;
    const parsed = parseS3Address(address);
    if (!parsed) throw new TypeError('A picture is in a store with an invalid address.');
    const created = createS3PictureStore({
      address: parsed,
      clock,
      database,
      logger,
      timeouts: config.pictureStoreTimeouts,
    });
    stores.set(address, created);
    return created;
  };
  const readFrom = (file: PictureFileRow) => at(file.store ?? databaseStore).get(file);
  return {
    current: at(config.pictureStore ?? databaseStore),
    at,
    read: async (file) => {
      try {
        return await readFrom(file);
      } catch (error) {
        // The file may have been moved to the other store after its row was read.
        const now = await repository.findFile(file);
        if (now && now.objectKey !== file.objectKey) return readFrom(now);
        const code = error instanceof PictureStoreError ? error.reason : errorCode(error);
        logger.warn({ code, picture: file.hash, width: file.width }, 'picture could not be read');
        throw error;
      }
    },
    close: () => {
      for (const store of stores.values()) store.close();
    },
  };
}
