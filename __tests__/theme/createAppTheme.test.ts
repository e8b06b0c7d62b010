import { timings } from '../../src/config/timings';
import { createAppTheme, createFullTheme } from '../../src/theme/createAppTheme';
import { createThemePalette } from '../../src/theme/palette/createThemePalette';
import { findTheme } from '../../src/theme/registry';

describe('the theme of the browser', () => {
  const theme = createAppTheme();

  it('refers to CSS variables and declares none', () => {
    expect(theme.vars.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main/);
    expect(theme.vars.palette.navbar.background).toMatch(/^var\(--mui-palette-navbar-background/);
    expect(theme).not.toHaveProperty('colorSchemes');
  });

  it('shows focus as a two-pixel outline in the theme’s colour', () => {
    expect(theme.focusVisible).toMatchObject({
      outlineColor: 'var(--vgr-focus)',
      outlineWidth: 2,
    });
  });

  it('opens tooltips after the specified delay', () => {
    expect(theme.components?.MuiTooltip?.defaultProps?.enterDelay).toBe(timings.tooltipDelay);
  });

  it('leaves the case of button texts unchanged', () => {
    expect(theme.typography.button.textTransform).toBe('none');
  });
});

describe('the theme for style sheets', () => {
  it.each(['light', 'dark'] as const)('has the colours of %s', (key) => {
    const palette = createThemePalette(findTheme(key));
    const css = JSON.stringify(createFullTheme(palette, 8).generateStyleSheets());
    expect(css).toContain(`"--mui-palette-primary-main":"${palette.primary.main}"`);
    expect(css).toContain(`"colorScheme":"${key}"`);
  });
});
