/** Sets the media queries that match; by default none does. */
export const matchingMedia = new Set<string>();

/** What jsdom lacks and our screens use. */
export function browserGaps(): void {
  afterEach(() => matchingMedia.clear());
  window.matchMedia = (media) => {
    const target = new EventTarget();
    return Object.assign(target, {
      media,
      get matches() {
        return matchingMedia.has(media);
      },
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  window.scrollTo = () => undefined;
  // Never idle: a callback that waits for that would change a screen unexpectedly.
  window.requestIdleCallback = () => 0;
  // Nothing comes near the screen, unless a test installs an observer of its own (fakeObserver.ts).
  globalThis.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
  Element.prototype.scrollIntoView = () => undefined;
  // That of Node.js takes no form, which React gives it when a submitted form navigates.
  globalThis.FormData = class extends FormData {
    constructor(_form?: HTMLFormElement) {
      super();
    }
  };
  document.adoptedStyleSheets = [];
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}
