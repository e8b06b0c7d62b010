import { sha256 as hash } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/**
 * The hash of a text's UTF-8 bytes, in hexadecimal. Web Crypto exists only in secure contexts, which exclude plain HTTP on a
 * local network and the replay's sandboxed frame.
 */
export const sha256 = (text: string): string => bytesToHex(hash(text));
