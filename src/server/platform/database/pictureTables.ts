import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface PicturesTable {
  id: GeneratedAlways<number>;
  createdAt: ColumnType<string, Date | string | undefined, Date | string>;
}

/**
 * One file per width; `hash` (start of the SHA-256 of the bytes) is part of the file's URL. Either `bytes` or `objectKey`
 * is set. A trigger sets `size` and `sha256` (hexadecimal) when bytes are stored.
 */
export interface PictureFilesTable {
  pictureId: number;
  width: number;
  contentType: string;
  hash: string;
  bytes: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  objectKey: ColumnType<string | null, string | null | undefined, string | null>;
  size: Generated<number>;
  sha256: Generated<string>;
}

/** Objects that were or will be written to an S3-compatible service; the cleanup deletes those that no file refers to. */
export interface PictureObjectsTable {
  key: string;
  /** The address of the store, as in PICTURE_STORE; it has no credentials. */
  store: string;
  createdAt: ColumnType<string, Date | string, Date | string>;
  /** Set once the cleanup may have deleted the object: no file may refer to it any more. */
  deletedAt: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}
