import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from '../../../../src/app/shell/routeChange/useScrollRestoration';
import { renderWithStore } from '../../../support/browser/renderWithStore';

function Screen() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/en/rules">Other page</Link>
      <Link to="/fr/faq">Other language</Link>
      <Link to="/ja/faq">Third language</Link>
      <Link to="?page=2">Other part</Link>
      <Link to="/en/terms#end">Part of another page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p id="end">End</p>
    </>
  );
}

/** A reader who scrolls as soon as an entry is rendered, before its effects have run. */
function HastyReader({ onEntry }: { onEntry: () => void }) {
  const { key } = useLocation();
  useLayoutEffect(onEntry, [onEntry, key]);
  return null;
}

/** A window that scrolls, which jsdom's does not. */
async function setUp(onEntry: (read: (place: number) => void) => void = () => undefined) {
  const observers = new Set<() => void>();
  globalThis.ResizeObserver = class {
    readonly #notify: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#notify = () => callback([], this);
    }
    observe = () => void observers.add(this.#notify);
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this.#notify);
  };
  const grow = () => {
    for (const notify of observers) notify();
  };
  let top = 0;
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => top });
  const scrollTo = jest.fn((options: ScrollToOptions) => {
    top = options.top ?? 0;
  });
  Object.assign(globalThis, { scrollTo });
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const read = (place: number) => {
    top = place;
    globalThis.dispatchEvent(new Event('scroll'));
  };
  const enter = () => onEntry(read);
  const screens = (
    <>
      <Screen />
      <HastyReader onEntry={enter} />
    </>
  );
  const { user } = await renderWithStore(screens, { at: '/en/faq' });
  const follow = async (name: string) => user.click(screen.getByText(name));
  return { read, follow, grow, scrollTo, shown, place: () => top };
}

test('a new page starts at the top, and Back restores the scroll position', async () => {
  const { read, follow, place } = await setUp();
  read(900);
  await follow('Other page');
  expect(place()).toBe(0);
  read(300);
  await follow('Back');
  expect(place()).toBe(900);
});

test.each(['Other language', 'Other part'])('%s keeps the scroll position', async (name) => {
  const { read, follow, place, scrollTo } = await setUp();
  read(900);
  await follow(name);
  expect(place()).toBe(900);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a change of language restores the position after the page was briefly shorter', async () => {
  const { read, follow, place, grow } = await setUp();
  read(900);
  await follow('Other language');
  // The texts of the new language are not loaded yet: the browser moves up and fires a scroll event.
  read(40);
  grow();
  expect(place()).toBe(900);
  read(40);
  await follow('Third language');
  expect(place()).toBe(900);
});

test('scrolling after a change of language is not undone', async () => {
  const { read, follow, place, grow } = await setUp();
  read(900);
  await follow('Other language');
  fireEvent.wheel(document.body);
  read(40);
  grow();
  expect(place()).toBe(40);
});

test('Back restores a position reached without wheel, touch or keys just after a change of language', async () => {
  const { read, follow, place } = await setUp();
  await follow('Other language');
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  read(2600);
  await follow('Other page');
  await follow('Back');
  expect(place()).toBe(2600);
});

test('a change of language keeps the position of a reader who scrolled before effects ran', async () => {
  let places = [100, 700];
  const { follow, place } = await setUp((read) => {
    const [next, ...rest] = places;
    places = rest;
    if (next !== undefined) read(next);
  });
  await follow('Other part');
  await follow('Other language');
  expect(place()).toBe(700);
});

test('a hash scrolls to its element', async () => {
  const { follow, shown } = await setUp();
  await follow('Part of another page');
  expect(shown.mock.contexts).toEqual([screen.getByText('End')]);
  await act(async () => undefined);
});
