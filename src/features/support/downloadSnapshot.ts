import { snapshotFileName } from '../../contract/snapshot/snapshotFormat';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';

/** Hands the file to the browser's own downloads. */
export function downloadSnapshot({ text, meta }: BuiltSnapshot): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = snapshotFileName(meta.createdAt);
  link.click();
  URL.revokeObjectURL(address);
}
