/** Lets a test say what the browser answers to a media query; nothing matches otherwise. */
export const matchingMedia = new Set<string>();

/** What jsdom lacks and our screens ask for. */
export function installBrowserGaps(): void {
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
  // Never idle: what waits for that would change a screen behind its test's back.
  window.requestIdleCallback = () => 0;
  Element.prototype.scrollIntoView = () => undefined;
  document.adoptedStyleSheets = [];
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}
