import type { EventDetail } from '../../../../contract/records/decisions';
import type { Evidence } from '../../../../contract/schemas/evidence';
import { proofVideo } from '../../../../contract/video/proofVideo';
import type { Database } from '../../../platform/database/tables';

/** The hash of the sent file of each uploaded picture of a player, by id; without those that are deleted. */
export async function findPictures(
  database: Database,
  playerId: number,
  proofs: readonly (Evidence | undefined)[],
): Promise<Map<number, string>> {
  const ids = proofs.flatMap((proof) => (proof && 'picture' in proof ? proof.picture : []));
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('proofPictures')
    .select(['id', 'fileSha256'])
    .where('playerId', '=', playerId)
    .where('pictureId', 'is not', null)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, fileSha256 }) => [id, fileSha256]));
}

/** How a proof is stored, and what its event says of it; undefined if there is no such picture or video. */
export function readEvidence(
  proof: Evidence,
  pictures: ReadonlyMap<number, string>,
): { picture: number | null; video: string | null; detail: EventDetail } | undefined {
  if ('picture' in proof) {
    const file = pictures.get(proof.picture);
    return file === undefined
      ? undefined
      : { picture: proof.picture, video: null, detail: { file } };
  }
  const video = proofVideo(proof.video);
  return video === undefined ? undefined : { picture: null, video, detail: { video } };
}
