import type { Database } from '../../../src/server/platform/database/tables';
import { movePictures } from '../../../src/server/platform/pictures/movePictures';
import { openPictures } from '../../../src/server/process/commandPictures';

const ignore = () => undefined;

/** Moves all pictures of a site to the store of an address; returns the bytes of one file before. */
export async function moveToBucket(database: Database, address: string): Promise<Buffer> {
  const { bytes } = await database
    .selectFrom('pictureFiles')
    .select('bytes')
    .executeTakeFirstOrThrow();
  const pictures = openPictures(database);
  const target = pictures.at(address);
  await movePictures({ database, pictures, target, onProgress: ignore, onFailure: ignore });
  pictures.close();
  return bytes ?? Buffer.alloc(0);
}
