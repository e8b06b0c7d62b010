import { brotliCompressSync } from 'node:zlib';
import { createAppTheme } from '../../src/theme/createAppTheme';
import {
  createMaterialSheet,
  createThemeSheet,
  themeVariables,
} from '../../src/theme/createThemeSheet';
import { findTheme, themes } from '../../src/theme/registry';
import { sameInAllThemes, usedByNothing } from '../../src/theme/variableNames';

const sheet = createThemeSheet(themes);
const material = createMaterialSheet(themes);
const light = themeVariables(findTheme('light'));
const declared = (text: string) => new Set(text.match(/[\w-]+(?=:)/g));
const used = (text: string) => (text.match(/var\(--[\w-]+/g) ?? []).map((name) => name.slice(4));
const [root = '', screen = ''] = sheet.split('@media screen');

describe('the style sheet of all themes', () => {
  it('declares the light theme at the root, so that print uses it', () => {
    expect(root).toMatch(/^:root,\.theme-miniature\{/);
    expect(root).toContain('color-scheme:light');
    expect(root).toContain('--mui-palette-background-default:#f6f4f4');
  });

  it('applies dark themes on screens only', () => {
    expect(screen).toMatch(/^\{:is\(\[data-theme=dark\],/);
    expect(screen).toContain('color-scheme:dark');
    expect(root).not.toContain('data-theme');
  });

  it('contains only the differences for a dark theme', () => {
    const dark = screen.split('\n')[0];
    expect(dark).not.toContain('--vgr-focus:');
    expect(dark).not.toContain('--vgr-heading-weight:');
  });

  it('contains only the differences from its light or dark base for every other theme', () => {
    const named = themes.filter(({ key }) => !screen.includes(`[data-theme=${key}]`));
    expect(named.map(({ key }) => key)).toEqual(['light']);
    expect(screen).toMatch(/\n\[data-theme=doom\]\{--mui-shape-borderRadius:0px;/);
    expect(screen.match(/color-scheme/g)).toHaveLength(1);
  });

  it('is at most four kilobytes for all forty-four themes', () => {
    expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(4000);
  });

  it('declares every variable it refers to, except those of Material’s components', () => {
    expect(used(sheet).filter((name) => !declared(sheet).has(name))).toEqual([]);
  });

  it('contains no markup and no undefined value', () => {
    expect(sheet + material).not.toMatch(/[<]|undefined|NaN|\[object/);
  });

  it('leaves undeclared variables to Material’s own style sheet', () => {
    const first = declared(sheet);
    const late = declared(material);
    expect([...late].filter((name) => first.has(name))).toEqual([]);
    expect(used(material).filter((name) => !first.has(name) && !late.has(name))).toEqual([]);
    expect(Object.keys(light).filter((name) => !first.has(name) && !late.has(name))).toEqual([]);
  });

  it('declares every colour the browser theme refers to', () => {
    const { palette } = createAppTheme().vars;
    const referred = JSON.stringify(palette).match(/--mui-palette-[\w-]+/g) ?? [];
    const missing = referred.filter(
      (name) => !(name in light) && !sameInAllThemes.test(name) && !usedByNothing.test(name),
    );
    expect(referred.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
