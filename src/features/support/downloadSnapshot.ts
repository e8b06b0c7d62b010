import { saveFile } from '../../components/saveFile';
import { snapshotFileName } from '../../contract/snapshot/snapshotFormat';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';

/** Hands the file to the browser's own downloads. */
export function downloadSnapshot({ text, meta }: BuiltSnapshot): void {
  saveFile(new Blob([text], { type: 'application/json' }), snapshotFileName(meta.createdAt));
}
