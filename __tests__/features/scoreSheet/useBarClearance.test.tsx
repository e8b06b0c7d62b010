import { fireEvent, render } from '@testing-library/react';
import { useBarClearance } from '../../../src/features/scoreSheet/useBarClearance';

let top = 0;
const Bar = () => <div ref={useBarClearance()} />;
const offset = () => document.documentElement.style.getPropertyValue('--vgr-page-bar');

// jsdom has no layout; its window is 768 px high.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, top, 300, 80));
});
afterEach(() => jest.restoreAllMocks());

test('leaves the bar free at the bottom of the window, and further up at the end of the page', () => {
  top = 688;
  const { unmount } = render(<Bar />);
  expect(offset()).toBe('80px');
  top = 500;
  fireEvent.scroll(globalThis.window);
  expect(offset()).toBe('268px');
  unmount();
  expect(offset()).toBe('');
});

test.each([
  ['below the window', 900],
  ['in its upper half', 200],
])('leaves nothing free for a bar %s', (_where, at) => {
  top = at;
  render(<Bar />);
  expect(offset()).toBe('0px');
});
