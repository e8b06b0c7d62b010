import {
  normalizeStoreAddress,
  parseS3Address,
} from '../../../../src/server/platform/pictures/pictureStoreAddress';

test('an address is parsed, and spelled in one way', () => {
  const value = 's3://vgr-pictures?region=eu-1&endpoint=https://s3.example/&prefix=site/one/';
  expect(parseS3Address(value)).toEqual({
    bucket: 'vgr-pictures',
    region: 'eu-1',
    endpoint: 'https://s3.example',
    prefix: 'site/one/',
  });
  const canonical = normalizeStoreAddress(value) ?? '';
  expect(parseS3Address(canonical)).toEqual(parseS3Address(value));
  expect(normalizeStoreAddress(canonical)).toBe(canonical);
  const reordered = 's3://vgr-pictures/?prefix=site/one&endpoint=https://s3.example&region=eu-1';
  expect(normalizeStoreAddress(reordered)).toBe(canonical);
});

test('a service with an endpoint needs no region; AWS does', () => {
  expect(parseS3Address('s3://vgr-pictures?endpoint=http://127.0.0.1:9000')).toMatchObject({
    region: 'us-east-1',
    prefix: '',
  });
  expect(parseS3Address('s3://vgr-pictures?region=eu-west-3')).toMatchObject({
    endpoint: undefined,
  });
  expect(normalizeStoreAddress('s3://vgr-pictures')).toBeUndefined();
});

test('the database is an address', () => {
  expect(normalizeStoreAddress('database')).toBe('database');
});

test.each([
  '',
  'Database',
  's3://',
  's3:///key',
  's3://UPPER_case?region=eu-1',
  's3://key:secret@bucket?region=eu-1',
  's3://bucket:9000?region=eu-1',
  's3://bucket/folder?region=eu-1',
  's3://bucket?region=eu-1#part',
  's3://bucket?region=eu-1&region=eu-2',
  's3://bucket?region=eu-1&accessKeyId=key',
  's3://bucket?region=eu%201',
  's3://bucket?region=eu-1&prefix=../other',
  's3://bucket?region=eu-1&prefix=a//b',
  's3://bucket?region=eu-1&prefix=/a',
  's3://bucket?endpoint=ftp://s3.example',
  's3://bucket?endpoint=https://s3.example/path',
  's3://bucket?endpoint=https://key:secret@s3.example',
  'https://bucket.s3.example',
])('%j is not an address', (value) => {
  expect(normalizeStoreAddress(value)).toBeUndefined();
});
