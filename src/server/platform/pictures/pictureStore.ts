import { createHash } from 'node:crypto';
import { ProblemError } from '../errors/problemError';

/** Where the bytes of a file are and how to recognize them: columns of its row in picture_files. */
export interface StoredBytes {
  /** Null if they are in an object. */
  bytes: Buffer | null;
  objectKey: string | null;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * A place for the bytes of picture files; everything else about them is in the database. A file has at most about a megabyte,
 * so it is handled as a whole: a checksum says nothing about a stream that a reader has already received.
 */
export interface PictureStore {
  /** `database` or `s3://…`; see pictureStoreAddress.ts. */
  readonly address: string;
  /** Stores bytes durably and returns what their row must say. Call it before the transaction that inserts the row. */
  put: (bytes: Buffer) => Promise<StoredBytes>;
  /** @throws PictureStoreError if the store does not respond, or if the bytes are missing or differ from the checksum. */
  get: (file: StoredBytes) => Promise<Buffer>;
  /** Deletes an object; there is no error if it does not exist. */
  delete: (objectKey: string) => Promise<void>;
  close: () => void;
}

/** Seconds after which a client may retry. */
const retryAfter = 30;

/** The store failed (503). */
export class PictureStoreError extends ProblemError {
  /** For the log and the operator: the code of the error, without addresses and credentials. */
  readonly reason: string;

  constructor(reason: string, textKey: 'pictureUnavailable' | 'pictureNotStored') {
    super({ status: 503, textKey, headers: { 'Retry-After': retryAfter } });
    this.name = 'PictureStoreError';
    this.reason = reason;
  }
}

/** Whether the file itself is the cause, and not its store as a whole. */
export const isDamaged = (error: unknown): error is PictureStoreError =>
  error instanceof PictureStoreError && ['corrupt', 'missing', 'NoSuchKey'].includes(error.reason);

/** Size and checksum of the bytes. */
export function measure(bytes: Buffer): Pick<StoredBytes, 'size' | 'sha256'> {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** @throws PictureStoreError if the bytes are not those that were stored. */
export function verifyBytes(bytes: Buffer, { sha256 }: Pick<StoredBytes, 'sha256'>): Buffer {
  if (measure(bytes).sha256 === sha256) return bytes;
  throw new PictureStoreError('corrupt', 'pictureUnavailable');
}
