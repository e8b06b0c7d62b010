import type { EventDetail } from '../../../../contract/records/decisions';
import type { Evidence } from '../../../../contract/schemas/evidence';
import { proofVideo } from '../../../../contract/video/proofVideo';
import type { Database } from '../../../platform/database/tables';

/** An uploaded picture of a player. */
interface KnownPicture {
  /** The hash of the sent file. */
  file: string;
  isDeleted: boolean;
}
export type KnownPictures = ReadonlyMap<number, KnownPicture>;

/** The uploaded pictures of a player that proofs name, by id. */
export async function findPictures(
  database: Database,
  playerId: number,
  proofs: readonly (Evidence | undefined)[],
): Promise<KnownPictures> {
  const ids = proofs.flatMap((proof) => (proof && 'picture' in proof ? proof.picture : []));
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('proofPictures')
    .select(['id', 'fileSha256', 'pictureId'])
    .where('playerId', '=', playerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, fileSha256, pictureId }) => [
      id,
      { file: fileSha256, isDeleted: pictureId === null },
    ]),
  );
}

/** What an event says of a proof; undefined if there is no such picture or video. */
export function evidenceDetail(
  proof: Evidence,
  pictures: KnownPictures,
): Pick<EventDetail, 'file' | 'video'> | undefined {
  if ('video' in proof) {
    const video = proofVideo(proof.video);
    return video === undefined ? undefined : { video };
  }
  const picture = pictures.get(proof.picture);
  return picture && { file: picture.file };
}

/** How a proof is stored, and what its event says of it; undefined if there is no such picture any more, or no such video. */
export function readEvidence(
  proof: Evidence,
  pictures: KnownPictures,
): { picture: number | null; video: string | null; detail: EventDetail } | undefined {
  const detail = evidenceDetail(proof, pictures);
  const picture = 'picture' in proof ? proof.picture : null;
  if (!detail || (picture !== null && pictures.get(picture)?.isDeleted)) return undefined;
  return { picture, video: detail.video ?? null, detail };
}
