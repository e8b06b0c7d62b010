import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EditorBarProps {
  /** Keep one line: the text in it takes the room that is left. */
  oneLine?: boolean;
  children: ReactNode;
}

/** The status of the document in an editor; it stays on the screen. */
export function EditorBar({ oneLine = false, children }: EditorBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: { xs: 56, sm: 64 },
        zIndex: 3,
        display: 'flex',
        flexWrap: oneLine ? 'nowrap' : 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1, sm: 2 },
        rowGap: 0.5,
        mb: 2,
        py: 1,
        bgcolor: 'background.default',
        // As in the site's header, focus here must not scroll the page.
        '& *': { scrollMarginTop: '-5rem' },
      }}
    >
      {children}
    </Box>
  );
}
