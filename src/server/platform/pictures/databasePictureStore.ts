import { measure, PictureStoreError, verifyBytes, type PictureStore } from './pictureStore';
import { databaseStore } from './pictureStoreAddress';

/** The default: bytes are a column of the file's row, so rows and bytes are written, read and deleted together. */
export const databasePictureStore: PictureStore = {
  address: databaseStore,
  put: async (bytes) => ({ bytes, objectKey: null, ...measure(bytes) }),
  get: async (file) => {
    if (file.bytes === null) throw new PictureStoreError('missing', 'pictureUnavailable');
    return verifyBytes(file.bytes, file);
  },
  delete: async () => undefined,
  close: () => undefined,
};
