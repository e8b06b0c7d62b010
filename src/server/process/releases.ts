/** What must be given back, last taken first, each even if another fails. */
export interface Releases {
  add: (release: () => Promise<unknown>) => void;
  run: () => Promise<void>;
}

export function createReleases(): Releases {
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
