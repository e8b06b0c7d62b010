import type { ThemeOptions } from '@mui/material/styles';

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontSize,
  lineHeight,
  letterSpacing: `calc(${letterSpacing} + var(--vgr-heading-spacing, 0em))`,
  textTransform: 'var(--vgr-heading-case, none)',
  fontWeight: 'var(--vgr-heading-weight, 700)',
});

/**
 * The type scale. The family is a variable because Japanese and Chinese have their own (fonts.css). Heading sizes are fluid
 * between two bounds, so that headings do not break into single words on phones.
 */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: 'var(--vgr-font, system-ui, sans-serif)',
  h1: heading('clamp(1.875rem, 1.45rem + 1.9vw, 2.875rem)', 1.12, '-0.025em'),
  h2: heading('clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', 1.2, '-0.02em'),
  h3: heading('clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)', 1.28, '-0.015em'),
  h4: heading('1.1875rem', 1.35, '-0.01em'),
  h5: heading('1.0625rem', 1.4, '-0.005em'),
  h6: heading('1rem', 1.45, '0em'),
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 400 },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.65 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.6,
    fontWeight: 700,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
};
