import { brotliCompressSync } from 'node:zlib';
import { createAppTheme } from '../../src/theme/createAppTheme';
import { createThemeSheet, themeVariables } from '../../src/theme/createThemeSheet';
import { findTheme, themes } from '../../src/theme/registry';
import { sameInAllThemes, usedByNothing } from '../../src/theme/variableNames';

const sheet = createThemeSheet(themes);
const [root = '', screen = ''] = sheet.split('@media screen');

describe('the style sheet of all themes', () => {
  it('puts the light theme at the root, so that paper is light', () => {
    expect(root).toMatch(/^:root,\.theme-miniature\{/);
    expect(root).toContain('color-scheme:light');
    expect(root).toContain('--mui-palette-background-default:#f6f4f4');
  });

  it('lets dark themes show on screens only', () => {
    expect(screen).toMatch(/^\{:is\(\[data-theme=dark\],/);
    expect(screen).toContain('color-scheme:dark');
    expect(root).not.toContain('data-theme');
  });

  it('writes for a dark theme only what differs from the light one', () => {
    const dark = screen.split('\n')[0];
    expect(dark).not.toContain('--vgr-focus:');
    expect(dark).not.toContain('--vgr-heading-weight:');
  });

  it('adds every other theme with what it does differently from its own kind', () => {
    const named = themes.filter(({ key }) => !screen.includes(`[data-theme=${key}]`));
    expect(named.map(({ key }) => key)).toEqual(['light']);
    expect(screen).toMatch(/\n\[data-theme=doom\]\{--mui-shape-borderRadius:0px;/);
    expect(screen.match(/color-scheme/g)).toHaveLength(1);
  });

  it('weighs at most four kilobytes more with all themes than with two', () => {
    const size = (list: typeof themes) => brotliCompressSync(createThemeSheet(list)).length;
    const two = size(themes.filter(({ key }) => key === 'light' || key === 'dark'));
    expect(size(themes) - two).toBeLessThanOrEqual(4000);
  });

  it('declares every variable it refers to', () => {
    const declared = new Set(sheet.match(/--[\w-]+(?=:)/g));
    const used = (sheet.match(/var\(--[\w-]+/g) ?? []).map((reference) => reference.slice(4));
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('holds no markup and no unfinished value', () => {
    expect(sheet).not.toMatch(/[<]|undefined|NaN|\[object/);
  });

  it('gives every colour the browser refers to', () => {
    const declared = new Set(Object.keys(themeVariables(findTheme('light'))));
    const { palette } = createAppTheme().vars;
    const used = JSON.stringify(palette).match(/--mui-palette-[\w-]+/g) ?? [];
    const missing = used.filter(
      (name) => !declared.has(name) && !sameInAllThemes.test(name) && !usedByNothing.test(name),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
