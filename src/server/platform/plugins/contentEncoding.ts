import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The same choice as the compression plugin makes; undefined for headers with quality values. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined || accepted === '') return 'identity';
  if (!/^[a-z, ]+$/i.test(accepted)) return undefined;
  const names = accepted.toLowerCase().split(/, */);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Synchronous: the result is cached, so it costs a few milliseconds once per encoding. */
export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'identity') return Buffer.from(text);
  if (encoding === 'gzip') return gzipSync(text);
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
