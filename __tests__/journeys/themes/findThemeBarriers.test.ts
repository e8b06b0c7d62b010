import { newVisitor } from '../visitor';
import { findThemeBarriers } from './findThemeBarriers';

const screen = `
  <!doctype html>
  <html lang="en">
    <title>A screen</title>
    <style>
      body { color: #222; background: #fff; font: 16px/1.5 sans-serif }
      h2 { color: #888; font-size: 19px; font-weight: 700 }
      section { background: #eee }
      button { width: 40px; height: 40px }
      aside { display: none; color: #999 }
    </style>
    <main>
      <h1>A heading</h1>
      <h2>A large and bold one</h2>
      <section><p>A paragraph</p></section>
      <button>A</button><button>B</button>
      <aside>A note</aside>
    </main>
  </html>`;

const showScreen = async (fault: string) => {
  const page = await newVisitor();
  await page.setContent(screen);
  await page.addStyleTag({ content: `[data-theme='halo'] { ${fault} }` });
  return page;
};

test('a screen without barriers has none in any theme', async () => {
  const { barriers, disagreements } = await findThemeBarriers(await showScreen(''));
  expect({ barriers, disagreements }).toEqual({ barriers: [], disagreements: [] });
});

// `halo` is none of the themes in which axe runs.
test.each([
  ['a heading with too little contrast', 'h1 { color: #aaa }', 'color-contrast: <h1>'],
  ['a large text that is not bold', 'h2 { font-weight: 500 }', 'color-contrast: <h2>'],
  ['a text on a ground without contrast', 'section { background: #444 }', 'color-contrast: <p>'],
  ['a translucent ground', 'section { background: rgb(0 0 0 / 60%) }', 'color-contrast: <p>'],
  ['a mixed colour', 'p { color: color-mix(in srgb, #222 40%, #0000) }', 'color-contrast: <p>'],
  ['a translucent element', 'section { opacity: 0.4 }', 'color-contrast: <p>'],
  ['a small target', 'button { width: 12px; padding: 0 }', 'target-size: <button>'],
  ['an element that is hidden elsewhere', 'aside { display: block }', 'color-contrast: <aside>'],
])('finds %s in one theme, as axe does', async (_name, fault, barrier) => {
  const page = await showScreen(fault);
  const { barriers } = await findThemeBarriers(page);
  expect(barriers).toContainEqual(expect.stringContaining(`halo: ${barrier}`));
  expect(barriers.filter((found) => !found.startsWith('halo: '))).toEqual([]);

  const { disagreements, compared } = await findThemeBarriers(page, ['halo']);
  expect(disagreements).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});
