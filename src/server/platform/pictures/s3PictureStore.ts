import { randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { types } from 'node:util';
import { createSemaphore } from '../security/semaphore';
import type { AppDependencies } from '../settings/appDependencies';
import { measure, PictureStoreError, verifyBytes, type PictureStore } from './pictureStore';
import { formatS3Address, type S3Address } from './pictureStoreAddress';
import { openS3Client, s3Timeouts, type S3Timeouts } from './s3Client';

interface Options extends Pick<AppDependencies, 'clock' | 'database'> {
  address: S3Address;
  logger: Pick<AppDependencies['logger'], 'warn'>;
  timeouts?: S3Timeouts | undefined;
}

/**
 * Objects of an S3-compatible service. Each put writes a new key, so an object never changes, and deleting one can never hit
 * the upload of an equal picture.
 */
export function createS3PictureStore({
  address,
  clock,
  database,
  logger,
  timeouts = s3Timeouts,
}: Options): PictureStore {
  const { bucket: Bucket, prefix } = address;
  const store = formatS3Address(address);
  // Bounds sockets and memory; when the service hangs, further requests are rejected at once.
  const gate = createSemaphore({ atOnce: 16, waiting: 32 });
  let opened: ReturnType<typeof openS3Client> | undefined;
  const open = () => (opened ??= openS3Client(address, timeouts));
  const attempt = async <Result>(
    textKey: 'pictureUnavailable' | 'pictureNotStored',
    work: () => Promise<Result>,
  ) => {
    try {
      return await gate(work);
    } catch (error) {
      if (error instanceof PictureStoreError) throw error;
      const reason = reasonOf(error);
      if (textKey === 'pictureNotStored') logger.warn({ code: reason }, 'picture was not stored');
      throw new PictureStoreError(reason, textKey);
    }
  };

  return {
    address: store,

    put: async (bytes) => {
      const facts = measure(bytes);
      const key = `${prefix}${randomUUID()}.webp`;
      await database
        .insertInto('pictureObjects')
        .values({ key, store, createdAt: clock() })
        .execute();
      await attempt('pictureNotStored', async () => {
        const { client, sdk } = await open();
        const command = new sdk.PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: 'image/webp',
          ChecksumSHA256: Buffer.from(facts.sha256, 'hex').toString('base64'),
        });
        await client.send(command, { abortSignal: AbortSignal.timeout(timeouts.write) });
      });
      return { bytes: null, objectKey: key, ...facts };
    },

    get: (file) =>
      attempt('pictureUnavailable', async () => {
        const { client, sdk } = await open();
        const abortSignal = AbortSignal.timeout(timeouts.read);
        const command = new sdk.GetObjectCommand({ Bucket, Key: file.objectKey ?? '' });
        const { Body } = await client.send(command, { abortSignal });
        if (!(Body instanceof Readable)) throw new TypeError('The response has no stream.');
        return verifyBytes(await readAll(addAbortSignal(abortSignal, Body), file.size), file);
      }),

    delete: (objectKey) =>
      attempt('pictureUnavailable', async () => {
        const { client, sdk } = await open();
        const command = new sdk.DeleteObjectCommand({ Bucket, Key: objectKey });
        await client.send(command, { abortSignal: AbortSignal.timeout(timeouts.write) });
      }),

    close: () => void opened?.then(({ client }) => client.destroy()),
  };
}

/** Reads at most `size` bytes: whatever is longer is not the object that was stored. */
async function readAll(stream: Readable, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of stream) {
    const bytes: unknown = chunk;
    if (!Buffer.isBuffer(bytes)) throw new TypeError('The stream is not binary.');
    received += bytes.length;
    if (received > size) throw new PictureStoreError('corrupt', 'pictureUnavailable');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The SDK names its errors by the code of the service; its messages can contain host names. */
function reasonOf(error: unknown): string {
  return types.isNativeError(error) ? error.name : 'unknown';
}
