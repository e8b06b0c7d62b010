/**
 * Runs a task in one tab at a time; other tabs wait. Web Locks require a secure context; elsewhere each tab runs the task,
 * and the idempotency keys of its requests prevent duplicates.
 */
export async function withTabLock<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result> {
  // The DOM types claim that `locks` always exists.
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? locks.request(name, task) : task();
}
