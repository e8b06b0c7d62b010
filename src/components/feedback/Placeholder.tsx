import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

const wave = keyframes({
  '0%': { transform: 'translateX(-100%)' },
  '50%': { transform: 'translateX(100%)' },
  '100%': { transform: 'translateX(100%)' },
});

const ground = ({ vars }: Theme): SystemStyleObject<Theme> => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.palette.Skeleton.bg,
  // Safari does not clip the wave at rounded corners otherwise.
  WebkitMaskImage: '-webkit-radial-gradient(white, black)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(90deg, transparent, ${vars.palette.action.hover}, transparent)`,
    animation: `${wave} 2s linear 0.5s infinite`,
  },
});

/** Takes the height of a line of text but is drawn at the height of its letters. */
const line = ({ vars }: Theme): SystemStyleObject<Theme> => ({
  height: 'auto',
  borderRadius: vars.shape.borderRadius,
  transformOrigin: '0 55%',
  transform: 'scale(1, 0.60)',
  '&:empty::before': { content: '"\\00a0"' },
});

interface PlaceholderProps {
  /** Defaults to a line of text. */
  shape?: 'line' | 'area';
  styles?: SystemStyleObject<Theme>;
}

/** Looks like Material UI's Skeleton but without its code, for the first screen. */
export function Placeholder({ shape = 'line', styles = {} }: PlaceholderProps) {
  return <Box component="span" sx={[ground, shape === 'line' && line, styles]} />;
}
