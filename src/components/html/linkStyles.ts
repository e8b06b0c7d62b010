import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

const line = {
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.18em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: '2px',
} as const;

/** Looks like Material UI's Link but without its code. For `sx`: links in running text. */
export const textLink = ({ vars: { palette } }: Theme): SystemStyleObject<Theme> => ({
  color: palette.link.main,
  textDecoration: 'underline',
  ...line,
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** Links in lists: underlined on hover. */
export const listLink = {
  color: 'inherit',
  textDecoration: 'none',
  ...line,
  '&:hover': { textDecoration: 'underline' },
} satisfies SystemStyleObject<Theme>;
