/** jsdom has no layout: elements come near the screen when a test says so. */
export function fakeIntersections() {
  const observed = new Set<() => void>();
  class FakeObserver {
    private readonly notify: () => void;
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      this.notify = () => listener([{ isIntersecting: true }]);
    }
    observe() {
      observed.add(this.notify);
    }
    disconnect() {
      observed.delete(this.notify);
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    value: FakeObserver,
    configurable: true,
  });
  return {
    observed,
    approach: () => {
      for (const notify of observed) notify();
    },
  };
}
