import type { SxProps, Theme } from '@mui/material/styles';

/** How a comment's text is set. */
export const commentProse: SxProps<Theme> = {
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& p, & ul, & ol': { mt: 0, mb: '0.6em' },
  '& > :last-child': { mb: 0 },
  '& ul, & ol': { pl: '1.75em' },
  // The comments are a list themselves: without this theirs would get the marks of a list within a list.
  '& ul': { listStyleType: 'disc' },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
};
