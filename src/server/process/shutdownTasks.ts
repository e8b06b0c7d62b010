/** Cleanup tasks, run in reverse order of registration, each even if another fails. */
export interface ShutdownTasks {
  add: (release: () => Promise<unknown>) => void;
  run: () => Promise<void>;
}

export function createShutdownTasks(): ShutdownTasks {
  const taken: (() => Promise<unknown>)[] = [];
  return {
    add: (release) => {
      taken.push(release);
    },
    run: async () => {
      for (let release = taken.pop(); release !== undefined; release = taken.pop()) {
        await release().catch(() => undefined);
      }
    },
  };
}
