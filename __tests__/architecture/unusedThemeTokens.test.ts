import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeVariables } from '../../src/theme/createThemeSheet';
import { themes } from '../../src/theme/registry';
import { filesBelow, root } from './sourceFiles';

const own = /^--(?:mui-palette-(?:surface|navbar|sidebar|link|focus|control)-|vgr-)/;

/** Used only by a formula: the sidebar's muted text is derived from it. */
const formulaOnly = new Set(['--mui-palette-navbar-mutedText']);

/** Code and style sheets that draw something. `theme/palette` computes the tokens. */
const users = [...filesBelow('src'), ...filesBelow('public')]
  .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !file.startsWith('src/theme/palette/'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** `--mui-palette-link-main` is read as a variable, as `palette.link.main` or, in `sx`, as `link.main`. */
function isUsed(variable: string): boolean {
  const [group = '', name = ''] = variable.replace('--mui-palette-', '').split('-');
  return variable.startsWith('--vgr-')
    ? users.includes(`var(${variable}`)
    : [`var(${variable})`, `palette.${group}.${name}`, `'${group}.${name}'`].some((use) =>
        users.includes(use),
      );
}

test('every theme token of our own is used', () => {
  const variables = Object.keys(Object.assign({}, ...themes.map(themeVariables)));
  const tokens = variables.filter((name) => own.test(name) && !formulaOnly.has(name));
  expect(tokens.length).toBeGreaterThan(25);
  expect(tokens.filter((name) => !isUsed(name))).toEqual([]);
});
