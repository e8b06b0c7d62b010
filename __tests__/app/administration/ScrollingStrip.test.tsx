import { act, fireEvent, screen } from '@testing-library/react';
import { ScrollingStrip } from '../../../src/app/administration/ScrollingStrip';
import { renderWithStore } from '../../support/browser/renderWithStore';

type Listener = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const observed = new Set<Element>();
let notify: Listener = () => undefined;
const original = globalThis.IntersectionObserver;

beforeEach(() => {
  observed.clear();
  class FakeObserver {
    constructor(listener: Listener) {
      notify = listener;
    }
    observe = (element: Element) => observed.add(element);
    disconnect = () => observed.clear();
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    value: FakeObserver,
    configurable: true,
  });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    value: original,
    configurable: true,
  });
});

const buttons = () => screen.queryAllByRole('button', { hidden: true });

test('shows a button at each end that is scrolled out of view, for the pointer only', async () => {
  await renderWithStore(
    <ScrollingStrip label="Sections">
      <li>
        <a href="/one">One</a>
      </li>
    </ScrollingStrip>,
  );
  expect(buttons()).toHaveLength(0);
  const [start, end] = observed;
  if (!start || !end) throw new Error('The ends are not observed.');
  act(() =>
    notify([
      { target: start, isIntersecting: true },
      { target: end, isIntersecting: false },
    ]),
  );
  expect(buttons()).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  const scrollBy = jest.fn();
  Object.assign(start.parentElement ?? {}, { scrollBy });
  for (const button of buttons()) fireEvent.click(button);
  expect(scrollBy).toHaveBeenCalledTimes(1);

  act(() => notify([{ target: end, isIntersecting: true }]));
  expect(buttons()).toHaveLength(0);
});
