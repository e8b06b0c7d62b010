import type { SxProps, Theme } from '@mui/material/styles';

/**
 * Styles for running text: about seventy characters per line, spacing based on the line height, subtle rules, tabular
 * figures.
 */
export const proseStyles: SxProps<Theme> = ({ vars }) => ({
  maxWidth: '42rem',
  fontSize: { xs: '1.0625rem', sm: '1.125rem' },
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  '& p, & ul, & ol, & pre, & figure, & blockquote, & .table-frame': { mt: 0, mb: '1.25em' },
  '& h2': { typography: 'h3', mt: '1.9em', mb: '0.6em' },
  '& h3': { typography: 'h4', mt: '1.6em', mb: '0.5em' },
  '& a': {
    color: vars.palette.link.main,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.18em',
    '&:hover': { color: vars.palette.link.hover },
  },
  '& .heading-anchor': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: 'inherit', textDecoration: 'underline' },
    '&:hover::after': { content: '" #"', color: vars.palette.primary.main },
  },
  // The first child only; `:first-of-type` would also match the first heading in the middle of the text.
  '& > :not(* + *)': { mt: 0 },
  '& ul, & ol': { pl: '1.4em' },
  '& li': { mb: '0.35em' },
  '& li::marker': { color: vars.palette.primary.main, fontWeight: 700 },
  '& blockquote': {
    mx: 0,
    pl: 2.5,
    borderLeft: `3px solid ${vars.palette.primary.main}`,
    fontSize: '1.0625em',
    color: 'text.secondary',
    '& > :last-child': { mb: 0 },
  },
  '& code': {
    px: '0.3em',
    py: '0.1em',
    fontSize: '0.9em',
    fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace',
    bgcolor: 'surface.muted',
    borderRadius: 0.5,
  },
  '& pre': {
    p: 2,
    overflowX: 'auto',
    bgcolor: 'surface.muted',
    borderRadius: 1,
    '& code': { p: 0, bgcolor: 'transparent' },
  },
  '& hr': { my: '2em', border: 0, borderTop: '1px solid', borderColor: 'divider' },
  '& figure': { mx: 0 },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& figcaption': { mt: 1, fontSize: '0.875em', lineHeight: 1.5, color: 'text.secondary' },
  '& .table-frame': {
    overflowX: 'auto',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': { px: 2, py: 1.25, textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { bgcolor: 'surface.muted', fontWeight: 700 },
  '& tr + tr > *, & tbody > tr:first-of-type > *': {
    borderTop: '1px solid',
    borderColor: 'divider',
  },
});
