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

  it('weighs at most four kilobytes with all forty-four', () => {
    expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(4000);
  });

  it('declares every variable it refers to, without those of Material’s parts', () => {
    expect(used(sheet).filter((name) => !declared(sheet).has(name))).toEqual([]);
  });

  it('holds no markup and no unfinished value', () => {
    expect(sheet + material).not.toMatch(/[<]|undefined|NaN|\[object/);
  });

  it('leaves to Material’s own sheet what it does not declare', () => {
    const first = declared(sheet);
    const late = declared(material);
    expect([...late].filter((name) => first.has(name))).toEqual([]);
    expect(used(material).filter((name) => !first.has(name) && !late.has(name))).toEqual([]);
    expect(Object.keys(light).filter((name) => !first.has(name) && !late.has(name))).toEqual([]);
  });

  it('gives every colour the browser refers to', () => {
    const { palette } = createAppTheme().vars;
    const referred = JSON.stringify(palette).match(/--mui-palette-[\w-]+/g) ?? [];
    const missing = referred.filter(
      (name) => !(name in light) && !sameInAllThemes.test(name) && !usedByNothing.test(name),
    );
    expect(referred.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
