/** The Web Locks API, which jsdom lacks, for one test: one holder of a name at a time, in the order of requests. */
export function installLocks(): void {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, task: () => Promise<unknown>) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(task);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  beforeEach(() => {
    tails.clear();
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}
