import type { StorageEstimate } from '../../state/pwaSlice';

/** The storage used and the quota; undefined if the browser does not tell. */
export async function estimateStorage(): Promise<StorageEstimate | undefined> {
  // Undefined in insecure contexts, contrary to its type.
  const manager: StorageManager | undefined = navigator.storage;
  const estimate = await manager?.estimate().catch(() => undefined);
  const { usage, quota } = estimate ?? {};
  return usage === undefined || quota === undefined || quota === 0 ? undefined : { usage, quota };
}
