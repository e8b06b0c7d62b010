import type { Components, Theme } from '@mui/material/styles';
import { timings } from '../../config/timings';
import { controls } from './controls';
import { guidance } from './guidance';
import { surfaces } from './surfaces';

/** What the site makes of Material's components. */
export const overrides: Components<Omit<Theme, 'components'>> = {
  ...controls,
  ...surfaces,
  ...guidance(timings),
};
