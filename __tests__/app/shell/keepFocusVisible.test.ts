import { waitFor } from '@testing-library/react';
import { keepFocusVisible } from '../../../src/app/shell/keepFocusVisible';

const scrolled: number[] = [];
let stop = () => {};
beforeEach(() => {
  scrolled.length = 0;
  // jsdom has no layout: scrolling moves the fields, and animation frames run synchronously.
  globalThis.scrollBy = (options) => {
    scrolled.push(typeof options === 'object' ? (options.top ?? 0) : 0);
  };
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  stop = keepFocusVisible();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

type Box = { top: number; bottom: number; left?: number; right?: number };

/** Sets an element's bounding box; scrolling moves a field as far as the page can scroll. */
function place<Placed extends HTMLElement>(element: Placed, box: Box, pageEnds = false): Placed {
  element.getBoundingClientRect = () => {
    const moved = pageEnds ? 0 : scrolled.reduce((sum, top) => sum + top, 0);
    const { top, bottom, left = 0, right = 300 } = box;
    return new DOMRect(left, top - moved, right - left, bottom - top);
  };
  document.body.append(element);
  return element;
}

const button = () => document.createElement('button');

/** A card at the lower edge of the window, which is 768 px high. */
function placeCard(box: Box = { top: 600, bottom: 750 }) {
  const card = document.createElement('div');
  card.dataset['overPage'] = '';
  const { top, bottom, left = 0, right = 300 } = box;
  card.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  document.body.append(card);
  return card;
}
const isAside = (card: HTMLElement) => 'aside' in card.dataset;

test('an element focused under a card at the lower edge is scrolled above it', () => {
  const card = placeCard();
  place(button(), { top: 650, bottom: 690 }).focus();
  expect(scrolled).toEqual([98]);
  expect(isAside(card)).toBe(false);
});

test('an element focused under a card at the upper edge is scrolled below it', () => {
  placeCard({ top: 0, bottom: 100 });
  place(button(), { top: 50, bottom: 90 }).focus();
  expect(scrolled).toEqual([-58]);
});

test('at the end of the page the card moves aside until the focus moves on', () => {
  const card = placeCard();
  place(button(), { top: 650, bottom: 690 }, true).focus();
  expect(isAside(card)).toBe(true);
  place(button(), { top: 100, bottom: 140 }).focus();
  expect(isAside(card)).toBe(false);
});

test.each([
  ['beside the card', { top: 650, bottom: 690, left: 400, right: 700 }],
  ['for the most part above it', { top: 570, bottom: 610 }],
])('an element %s is not scrolled', (_where, box) => {
  const card = placeCard();
  place(button(), box).focus();
  expect(scrolled).toEqual([]);
  expect(isAside(card)).toBe(false);
});

test('an element in the card or in a dialog above it is not scrolled', () => {
  const card = placeCard();
  const inCard = place(button(), { top: 650, bottom: 690 });
  card.append(inCard);
  inCard.focus();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const inDialog = place(button(), { top: 650, bottom: 690 });
  dialog.append(inDialog);
  document.body.append(dialog);
  inDialog.focus();
  expect(scrolled).toEqual([]);
});

test('a clicked element is not scrolled', () => {
  placeCard();
  const clicked = place(button(), { top: 650, bottom: 690 });
  // jsdom matches :focus-visible on every focus.
  jest.spyOn(clicked, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
  clicked.focus();
  expect(scrolled).toEqual([]);
});

test('a focused element is scrolled when a card grows over it', async () => {
  stop();
  const card = placeCard({ top: 0, bottom: 0, right: 0 });
  stop = keepFocusVisible();
  place(button(), { top: 650, bottom: 690 }).focus();
  expect(scrolled).toEqual([]);
  card.getBoundingClientRect = () => new DOMRect(0, 600, 300, 150);
  card.append(document.createElement('p'));
  await waitFor(() => expect(scrolled).toEqual([98]));
});

test('nothing is scrolled after it is stopped', () => {
  placeCard();
  stop();
  place(button(), { top: 650, bottom: 690 }).focus();
  expect(scrolled).toEqual([]);
});
