import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The surface of Material UI's Card without its code. For `sx`. */
export const cardSurface = ({ vars, transitions }: Theme): SystemStyleObject<Theme> => ({
  overflow: 'hidden',
  background: `var(--vgr-sheet, none) ${vars.palette.background.paper}`,
  boxShadow: 'var(--vgr-cast)',
  color: vars.palette.text.primary,
  borderRadius: `calc(${vars.shape.borderRadius} * 1.5)`,
  border: `var(--vgr-edge, 1px solid) ${vars.palette.divider}`,
  transition: transitions.create(['border-color', 'box-shadow'], { duration: 140 }),
});
