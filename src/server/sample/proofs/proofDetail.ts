import type { EventDetail } from '../../../contract/records/decisions';
import type { RenderedProof } from './renderProofPicture';
import type { SampleDeed } from './sampleDeed';

/** The drawn pictures, by key. */
export type ProofPictures = ReadonlyMap<string, RenderedProof>;

/** What the event of a deed says besides the content of the score; null for nothing. */
export function detailOf(
  deeds: readonly SampleDeed[],
  index: number,
  pictures: ProofPictures,
): EventDetail | null {
  const { action, reason } = deeds[index] ?? {};
  const detail = reason === undefined ? null : { reason };
  if (action !== 'sendProof' && action !== 'acceptProof') return detail;
  const evidence = deeds.slice(0, index + 1).findLast((deed) => deed.evidence)?.evidence;
  if (!evidence) return detail;
  if ('video' in evidence) return { ...detail, video: evidence.video };
  const picture = pictures.get(evidence.picture);
  if (!picture) return detail;
  const { fileSha256, sha256 } = picture;
  return { ...detail, ...(action === 'sendProof' ? { file: fileSha256 } : { picture: sha256 }) };
}
