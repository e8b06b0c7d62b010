import { sha256 as hash } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/**
 * The hash of a text's UTF-8 bytes, in hexadecimal. The browser's own exists only on secure origins, which neither a site tried
 * out on a local network nor the replay's closed frame is.
 */
export const sha256 = (text: string): string => bytesToHex(hash(text));
