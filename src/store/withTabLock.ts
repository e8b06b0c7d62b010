/**
 * Runs a task in one tab at a time: others wait for their turn. Browsers give locks to secure pages only; elsewhere each tab runs it,
 * and the idempotency key of what it sends prevents doubles.
 */
export async function withTabLock<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result> {
  // The types promise locks everywhere.
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? locks.request(name, task) : task();
}
