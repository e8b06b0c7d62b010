import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './pictureStoreAddress';

/** Milliseconds. Together they stay below the time limit of a request, also when it waits for a slot. */
export const s3Timeouts = { connection: 1000, read: 4000, write: 8000 };

export type S3Timeouts = typeof s3Timeouts;

/** The SDK and one client. The SDK is loaded on first use: with pictures in the database it costs nothing. */
export async function openS3Client({ region, endpoint }: S3Address, timeouts: S3Timeouts) {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Not every service has a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    maxAttempts: 2,
    // Not every service knows the SDK's default checksum. The stores send and check SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeouts.connection },
  });
  return { sdk, client };
}
