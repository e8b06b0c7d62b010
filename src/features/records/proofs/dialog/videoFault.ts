import { proofVideo } from '../../../../contract/video/proofVideo';
import { readVideoAddress } from '../../../../contract/video/videoAddress';

/** The key of the text that says why an address leads to no video that can prove a score; undefined for one that does. */
export function videoFault(address: string) {
  if (address.trim() === '') return 'proofs:video.missing' as const;
  const read = readVideoAddress(address);
  if (typeof read === 'string') return `video:invalid.${read}` as const;
  return proofVideo(address) === undefined ? ('proofs:video.channel' as const) : undefined;
}
