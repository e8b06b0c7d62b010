import Box, { type BoxProps } from '@mui/material/Box';

/** For screen readers only. */
export function VisuallyHidden(props: BoxProps) {
  return (
    <Box
      {...props}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    />
  );
}
