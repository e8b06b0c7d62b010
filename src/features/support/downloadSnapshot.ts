import { saveFile } from '../../components/saveFile';
import { snapshotFileName } from '../../contract/snapshot/snapshotFormat';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';

/** Downloads the file. */
export function downloadSnapshot({ text, meta }: BuiltSnapshot): void {
  saveFile(new Blob([text], { type: 'application/json' }), snapshotFileName(meta.createdAt));
}
