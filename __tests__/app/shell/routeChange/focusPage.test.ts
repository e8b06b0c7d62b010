import { focusPage } from '../../../../src/app/shell/routeChange/focusPage';
import { contentId } from '../../../../src/app/shell/SkipLink';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function start(markup: string): HTMLElement {
  document.body.innerHTML = `<button>Menu</button><main id="${contentId}" tabindex="-1">${markup}</main>`;
  stop = focusPage();
  return document.querySelector('main') ?? document.body;
}

/** Replaces the page's content, and waits until mutation observers have run. */
async function show(main: HTMLElement, markup: string): Promise<void> {
  main.innerHTML = markup;
  await Promise.resolve();
}

test('focuses the heading', () => {
  start('<h1>Rules</h1>');
  expect(document.querySelector('h1')).toHaveFocus();
});

test('focuses the content until there is a heading', async () => {
  const main = start('<p>Loading</p>');
  expect(main).toHaveFocus();
  await show(main, '<h1>Rules</h1>');
  expect(document.querySelector('h1')).toHaveFocus();
});

test('focuses the heading of the loaded page when it replaces that of the skeleton', async () => {
  const main = start('<h1>Loading</h1>');
  await show(main, '<p>Between</p>');
  expect(main).toHaveFocus();
  await show(main, '<h1>Starlance</h1>');
  expect(document.querySelector('h1')).toHaveTextContent('Starlance');
  expect(document.querySelector('h1')).toHaveFocus();
});

test('leaves the focus where the reader has moved it', async () => {
  const main = start('<h1>Loading</h1>');
  const menu = document.querySelector('button');
  menu?.focus();
  await show(main, '<h1>Starlance</h1>');
  expect(menu).toHaveFocus();
  menu?.blur();
  await show(main, '<h1>Another</h1>');
  expect(document.body).toHaveFocus();
});

test('leaves the focus in a field of the page', async () => {
  document.body.innerHTML = `<main id="${contentId}"><h1>Log in</h1><input></main>`;
  const field = document.querySelector('input');
  field?.focus();
  stop = focusPage();
  expect(field).toHaveFocus();
});

test('stops on request', async () => {
  const main = start('<h1>Loading</h1>');
  stop?.();
  await show(main, '<h1>Starlance</h1>');
  expect(document.body).toHaveFocus();
});
