import type { SxProps, Theme } from '@mui/material/styles';

/** The styles of a comment's text. */
export const commentProse: SxProps<Theme> = {
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& p, & ul, & ol': { mt: 0, mb: '0.6em' },
  '& > :last-child': { mb: 0 },
  '& ul, & ol': { pl: '1.75em' },
  // The comments are a list themselves: without this, lists in them would get the marker of a nested list.
  '& ul': { listStyleType: 'disc' },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
};
