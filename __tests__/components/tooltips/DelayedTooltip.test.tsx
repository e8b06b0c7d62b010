import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { DelayedTooltip } from '../../../src/components/tooltips/DelayedTooltip';
import { renderWithStore } from '../../support/browser/renderWithStore';

/** jsdom has no PointerEvent; `pointerType` tells touch from a mouse. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, options: PointerEventInit = {}) {
    super(type, options);
    this.pointerType = options.pointerType ?? '';
  }
}

beforeAll(() => {
  Reflect.set(window, 'PointerEvent', PointerEventOfTests);
});
afterAll(() => {
  Reflect.deleteProperty(window, 'PointerEvent');
});

// One clock for all tests: the time at which the last tooltip closed is shared by them.
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
});

const pass = async (milliseconds: number) => {
  await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
};
const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerEnter(button(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(button(name));
const isOpen = (name: string) => screen.queryByRole('tooltip', { name }) !== null;

async function setUp() {
  await renderWithStore(
    <>
      <DelayedTooltip title="First">
        <button type="button">1</button>
      </DelayedTooltip>
      <DelayedTooltip title="Second">
        <button type="button">2</button>
      </DelayedTooltip>
    </>,
  );
  await pass(10_000);
}

test('opens after 700 ms, not before', async () => {
  await setUp();
  enter('First');
  await pass(699);
  expect(isOpen('First')).toBe(false);
  await pass(1);
  expect(isOpen('First')).toBe(true);
  leave('First');
  await pass(1);
  await pass(1000);
  expect(isOpen('First')).toBe(false);
});

test('does not open after the pointer has left', async () => {
  await setUp();
  enter('First');
  await pass(400);
  leave('First');
  await pass(2000);
  expect(isOpen('First')).toBe(false);
});

test.each([
  [299, true],
  [301, false],
])('%i ms after another closed, it opens at once: %s', async (pause, atOnce) => {
  await setUp();
  enter('First');
  await pass(700);
  leave('First');
  await pass(0);
  await pass(pause);
  enter('Second');
  await pass(0);
  expect(isOpen('Second')).toBe(atOnce);
  leave('Second');
  await pass(1000);
});

test('does not open on touch', async () => {
  await setUp();
  enter('First', 'touch');
  await pass(2000);
  expect(isOpen('First')).toBe(false);
});

test('closes on Escape and on blur; the control keeps its focus while it opens', async () => {
  await setUp();
  const first = button('First');
  act(() => first.focus());
  await pass(700);
  expect(isOpen('First')).toBe(true);
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'Escape' });
  await pass(1000);
  expect(isOpen('First')).toBe(false);

  act(() => button('Second').focus());
  await pass(700);
  expect(isOpen('Second')).toBe(true);
  act(() => button('Second').blur());
  await pass(1000);
  expect(isOpen('Second')).toBe(false);
});

test('stays open while the pointer is on the tooltip', async () => {
  await setUp();
  enter('First');
  await pass(700);
  leave('First');
  fireEvent.pointerEnter(screen.getByRole('tooltip', { name: 'First' }));
  await pass(1000);
  expect(isOpen('First')).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('tooltip', { name: 'First' }));
  await pass(1);
  await pass(1000);
  expect(isOpen('First')).toBe(false);
});

test('opens at once when the pointer moves straight to the next control', async () => {
  await setUp();
  enter('First');
  await pass(700);
  expect(isOpen('First')).toBe(true);
  // A single event for the whole move: the first tooltip has no time to close.
  leave('First');
  enter('Second');
  await pass(1);
  expect(isOpen('Second')).toBe(true);
});
