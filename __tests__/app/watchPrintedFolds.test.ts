import { watchPrintedFolds } from '../../src/app/watchPrintedFolds';

const printed =
  '<details open><summary>Races</summary></details><details><summary>Arenas</summary></details>';
const folds = () => [...document.querySelectorAll('details')];

function toggle(index: number) {
  const fold = folds()[index];
  if (!fold) return;
  fold.open = !fold.open;
  fold.dispatchEvent(new Event('toggle'));
}

/** Prints a page, toggles some of its parts, and mounts another in its place. */
function mountAfter(toggled: readonly number[], mounted = printed) {
  document.body.innerHTML = `<div id="root">${printed}</div>`;
  const root = document.getElementById('root') ?? document.body;
  const restore = watchPrintedFolds(root);
  for (const index of toggled) toggle(index);
  root.innerHTML = mounted;
  restore();
  return folds().map(({ open }) => open);
}

test.each([
  ['nothing was toggled', [], [true, false]],
  ['one was opened', [1], [true, true]],
  ['one was closed', [0], [false, false]],
  ['one was opened and closed again', [1, 1], [true, false]],
])('folded parts are as before the mount when %s', (_name, toggled, expected) => {
  expect(mountAfter(toggled)).toEqual(expected);
});

test('another part in the place of one that was opened stays as it is', () => {
  const other = printed.replace('Arenas', 'Cups');
  expect(mountAfter([1], other)).toEqual([true, false]);
});
