import type { Components, Theme } from '@mui/material/styles';
import { timings } from '../../config/timings';
import { controls } from './controls';
import { guidance } from './guidance';
import { surfaces } from './surfaces';

/** The site's overrides of Material UI components. */
export const overrides: Components<Omit<Theme, 'components'>> = {
  ...controls,
  ...surfaces,
  ...guidance(timings),
};
