import type { SxProps, Theme } from '@mui/material/styles';

const tint = (colour: string) => `color-mix(in srgb, ${colour} 18%, transparent)`;

/**
 * Changes differ in decoration, not only in colour: insertions are underlined, deletions struck through. What differs
 * between two texts of equal rank is underlined with dots.
 */
export const comparedStyles: SxProps<Theme> = ({ vars }) => ({
  overflowWrap: 'anywhere',
  '& > *': { mt: 0, mb: 1.5, whiteSpace: 'pre-line' },
  '& > [data-kind="h2"]': { typography: 'h5' },
  '& > [data-kind="h3"]': { typography: 'h6' },
  '& > [data-kind="ul"], & > [data-kind="ol"]': { display: 'list-item', ml: 3, mb: 0.5 },
  '& > [data-kind="ul"]': { listStyleType: 'disc' },
  '& > [data-kind="ol"]': { listStyleType: 'decimal' },
  '& > [data-kind="blockquote"]': {
    pl: 2,
    borderInlineStart: '3px solid',
    borderColor: 'primary.main',
  },
  '& > [data-kind="tr"]': {
    mb: 0,
    py: 0.75,
    borderBottom: '1px solid',
    borderColor: 'divider',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-kind="tr"] + :not([data-kind="tr"])': { mt: 1.5 },
  '& > [data-kind="pre"]': { whiteSpace: 'pre-wrap', fontFamily: 'monospace' },
  '& > [data-kind="alt"], & > [data-kind="figcaption"]': {
    typography: 'body2',
    color: 'text.secondary',
  },
  '& > [data-kind="hr"]': { borderTop: '1px solid', borderColor: 'divider' },
  // A block that was added or removed as a block, whether or not its words changed.
  '& > [data-change="differs"]': { boxShadow: `-4px 0 0 ${vars.palette.text.secondary}` },
  '& > [data-change="added"]': { boxShadow: `-4px 0 0 ${vars.palette.success.main}` },
  '& > [data-change="removed"]': { boxShadow: `-4px 0 0 ${vars.palette.error.main}` },
  '& img': { maxWidth: '16rem', maxHeight: '10rem', borderRadius: 1 },
  '& mark': {
    color: 'inherit',
    bgcolor: tint('currentColor'),
    textDecoration: 'underline dotted',
    textDecorationThickness: '0.1em',
    textUnderlineOffset: '0.2em',
    '& img': { outline: `3px solid ${vars.palette.text.secondary}` },
  },
  '& ins': {
    bgcolor: tint(vars.palette.success.main),
    textDecoration: 'underline',
    textDecorationThickness: '0.1em',
    textUnderlineOffset: '0.2em',
    '& img': { outline: `3px solid ${vars.palette.success.main}` },
  },
  '& del': {
    bgcolor: tint(vars.palette.error.main),
    textDecoration: 'line-through',
    '& img': { outline: `3px solid ${vars.palette.error.main}`, opacity: 0.6 },
  },
});
