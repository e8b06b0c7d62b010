import { timings } from '../../src/config/timings';
import { createAppTheme, createFullTheme } from '../../src/theme/createAppTheme';
import { createThemePalette } from '../../src/theme/palette/createThemePalette';
import { findTheme } from '../../src/theme/registry';

describe('the theme of the browser', () => {
  const theme = createAppTheme();

  it('refers to variables and writes none itself', () => {
    expect(theme.vars.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main/);
    expect(theme.vars.palette.navbar.background).toMatch(/^var\(--mui-palette-navbar-background/);
    expect(theme).not.toHaveProperty('colorSchemes');
  });

  it('shows focus as an outline of two pixels in the theme’s colour', () => {
    expect(theme.focusVisible).toMatchObject({
      outlineColor: 'var(--vgr-focus)',
      outlineWidth: 2,
    });
  });

  it('opens tooltips after the specified delay', () => {
    expect(theme.components?.MuiTooltip?.defaultProps?.enterDelay).toBe(timings.tooltipDelay);
  });

  it('writes buttons as their texts are written', () => {
    expect(theme.typography.button.textTransform).toBe('none');
  });
});

describe('the theme a style sheet is made of', () => {
  it.each(['light', 'dark'] as const)('takes the colours of %s', (key) => {
    const palette = createThemePalette(findTheme(key));
    const css = JSON.stringify(createFullTheme(palette, 8).generateStyleSheets());
    expect(css).toContain(`"--mui-palette-primary-main":"${palette.primary.main}"`);
    expect(css).toContain(`"colorScheme":"${key}"`);
  });
});
