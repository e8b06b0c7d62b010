import type { StorageEstimate } from '../../state/pwaSlice';

/** What the site uses and may use on this device; undefined where the browser does not say. */
export async function estimateStorage(): Promise<StorageEstimate | undefined> {
  // Only in secure contexts, whatever the types say.
  const manager: StorageManager | undefined = navigator.storage;
  const estimate = await manager?.estimate().catch(() => undefined);
  const { usage, quota } = estimate ?? {};
  return usage === undefined || quota === undefined || quota === 0 ? undefined : { usage, quota };
}
