/** What must be given back, last taken first, each even if another fails. */
export interface CleanupTasks {
  add: (release: () => Promise<unknown>) => void;
  run: () => Promise<void>;
}

export function createCleanupTasks(): CleanupTasks {
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
