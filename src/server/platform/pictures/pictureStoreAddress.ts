/** A bucket of an S3-compatible service. Credentials are never part of it. */
export interface S3Address {
  bucket: string;
  region: string;
  /** The service's origin; undefined for AWS. */
  endpoint: string | undefined;
  /** The start of every key: empty, or ending with a slash. */
  prefix: string;
}

/** The address of the store in the database. */
export const databaseStore = 'database';

const parameters = ['endpoint', 'prefix', 'region'];

/** Parses `s3://bucket?endpoint=…&region=…&prefix=…`; undefined if anything in it is invalid or unknown. */
export function parseS3Address(value: string): S3Address | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, username, password, port, pathname, searchParams, hash } = new URL(
    value,
  );
  if (protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) return undefined;
  if (username + password + port + hash !== '' || !['', '/'].includes(pathname)) return undefined;
  const names = [...searchParams.keys()];
  if (names.length !== new Set(names).size || names.some((name) => !parameters.includes(name))) {
    return undefined;
  }
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isOrigin(endpoint)) return undefined;
  // Services other than AWS have no regions, but signatures need one.
  const region = searchParams.get('region') ?? (endpoint === undefined ? '' : 'us-east-1');
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return undefined;
  const prefix = (searchParams.get('prefix') ?? '').replace(/\/$/, '');
  if (prefix !== '' && !/^[\w-][\w.-]{0,59}(?:\/[\w-][\w.-]{0,59}){0,4}$/.test(prefix))
    return undefined;
  return {
    bucket: hostname,
    region,
    endpoint: endpoint && new URL(endpoint).origin,
    prefix: prefix && `${prefix}/`,
  };
}

/** One spelling for each address, so that equal addresses are equal strings. */
export function formatS3Address({ bucket, region, endpoint, prefix }: S3Address): string {
  const query = new URLSearchParams({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(prefix === '' ? {} : { prefix }),
    region,
  });
  return `s3://${bucket}?${query.toString()}`;
}

/** The canonical address of a store, `database` or `s3://…`; undefined if it is invalid. */
export function normalizeStoreAddress(value: string): string | undefined {
  if (value === databaseStore) return databaseStore;
  const address = parseS3Address(value);
  return address && formatS3Address(address);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && href.replace(/\/$/, '') === origin;
}
