import { createHash } from 'node:crypto';
import { drawProofPicture, type DrawnPicture } from '../../domains/proofs/drawProofPicture';
import { drawResults, type Results } from './drawResults';

/** A picture as it is stored when it is sent: see `proof_pictures`. */
export interface RenderedProof extends DrawnPicture {
  fileSha256: string;
  sha256: string;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Draws a screen with results, which stands for the file that was sent, and renders it as the site renders a sent picture. */
export async function renderProofPicture(results: Results): Promise<RenderedProof> {
  const drawing = Buffer.from(drawResults(results));
  const drawn = await drawProofPicture(drawing);
  const shown = drawn.files.at(-1)?.bytes ?? drawing;
  return { ...drawn, fileSha256: sha256(drawing), sha256: sha256(shown) };
}
