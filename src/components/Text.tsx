import Box, { type BoxProps } from '@mui/material/Box';
import type { ElementType } from 'react';

interface TextProps extends Omit<BoxProps, 'ref'> {
  component?: ElementType;
  variant?: 'h1' | 'h2' | 'h3' | 'h4' | 'subtitle1' | 'body1' | 'body2' | 'overline';
}

/** Looks like Material UI's Typography but without its code, for the first screen. */
export function Text({ component = 'p', variant = 'body1', sx = [], ...props }: TextProps) {
  return <Box component={component} sx={[{ m: 0, typography: variant }, sx].flat()} {...props} />;
}
