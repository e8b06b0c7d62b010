import { watchPrintedFocus } from '../../src/app/watchPrintedFocus';

const links =
  '<a href="/a">More</a><a href="/b">More</a><a href="/a">More</a><button>Press</button>';
const focusable = () => [...document.querySelectorAll<HTMLElement>('#root a, #root button')];

/** Prints a page, focuses one of its elements, and mounts another in its place. */
function mountAfter(during: () => void, mounted = links) {
  document.body.innerHTML = `<div id="root">${links}</div><input>`;
  const root = document.getElementById('root') ?? document.body;
  const restore = watchPrintedFocus(root);
  during();
  root.innerHTML = mounted;
  restore();
}

test.each([0, 1, 2, 3])('restores the focus of element %i', (index) => {
  mountAfter(() => focusable()[index]?.focus());
  expect(document.activeElement).toBe(focusable()[index]);
});

test('restores a focus that was set before', () => {
  document.body.innerHTML = `<div id="root">${links}</div>`;
  const root = document.getElementById('root') ?? document.body;
  focusable()[1]?.focus();
  const restore = watchPrintedFocus(root);
  root.innerHTML = links;
  restore();
  expect(document.activeElement).toBe(focusable()[1]);
});

test.each([
  ['nothing was focused', () => undefined, links],
  ['the page has no such element', () => focusable()[1]?.focus(), '<a href="/c">More</a>'],
  [
    'the reader has clicked elsewhere since',
    () => {
      focusable()[1]?.focus();
      document.dispatchEvent(new Event('pointerdown'));
    },
    links,
  ],
])('focuses nothing if %s', (_name, during, mounted) => {
  mountAfter(during, mounted);
  expect(document.activeElement).toBe(document.body);
});

test('leaves a focus outside the page', () => {
  mountAfter(() => {
    focusable()[1]?.focus();
    document.querySelector('input')?.focus();
  });
  expect(document.activeElement).toBe(document.querySelector('input'));
});
