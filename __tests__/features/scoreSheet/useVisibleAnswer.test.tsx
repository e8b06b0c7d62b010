import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useVisibleAnswer } from '../../../src/features/scoreSheet/useVisibleAnswer';

const scrolled: number[] = [];
const tops: Record<string, [top: number, bottom: number]> = {};

beforeEach(() => {
  scrolled.length = 0;
  // jsdom has no layout: boxes are given, and animation frames run synchronously.
  globalThis.scrollBy = (options) => {
    scrolled.push(typeof options === 'object' ? (options.top ?? 0) : 0);
  };
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const [top, bottom] = tops[this.className || this.localName] ?? [0, 0];
    return new DOMRect(0, top, 300, bottom - top);
  });
});
afterEach(() => jest.restoreAllMocks());

function Sheet({ sticky = true }: { sticky?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useVisibleAnswer(form);
  return (
    <form ref={form}>
      <table>
        <tbody>
          <tr>
            <td>
              <input aria-label="Stage one" />
            </td>
          </tr>
        </tbody>
      </table>
      <div className="sheet-status" style={{ position: sticky ? 'sticky' : 'static' }} />
    </form>
  );
}

test('scrolls the focused field and its answer above the bar', () => {
  Object.assign(tops, { 'sheet-status': [600, 768], input: [580, 620], td: [570, 660] });
  render(<Sheet />);
  screen.getByRole('textbox').focus();
  expect(scrolled).toEqual([68]);
});

test('scrolls when the answer grows under the bar', () => {
  Object.assign(tops, { 'sheet-status': [600, 768], input: [500, 540], td: [490, 580] });
  const { rerender } = render(<Sheet />);
  screen.getByRole('textbox').focus();
  expect(scrolled).toEqual([]);
  tops['td'] = [490, 610];
  rerender(<Sheet />);
  expect(scrolled).toEqual([18]);
});

test('keeps the field below the header when not all of the answer has room', () => {
  Object.assign(tops, { 'sheet-status': [230, 300], input: [120, 160], td: [110, 400] });
  render(<Sheet />);
  screen.getByRole('textbox').focus();
  expect(scrolled).toEqual([48]);
});

test('uses the whole window where the bar does not stay at the bottom', () => {
  Object.assign(tops, { 'sheet-status': [600, 700], input: [580, 620], td: [570, 660] });
  render(<Sheet sticky={false} />);
  screen.getByRole('textbox').focus();
  expect(scrolled).toEqual([]);
});

test('leaves a field alone that was scrolled out of sight', () => {
  Object.assign(tops, { 'sheet-status': [600, 768], input: [500, 540], td: [490, 580] });
  const { rerender } = render(<Sheet />);
  screen.getByRole('textbox').focus();
  Object.assign(tops, { input: [2000, 2040], td: [1990, 2080] });
  rerender(<Sheet />);
  expect(scrolled).toEqual([]);
});
