import type { Components, Theme } from '@mui/material/styles';
import { timings } from '../../config/timings';
import { controls } from './controls';
import { navigation } from './navigation';
import { surfaces } from './surfaces';

/** The site's overrides of Material UI components. */
export const overrides: Components<Omit<Theme, 'components'>> = {
  ...controls,
  ...surfaces,
  ...navigation(timings),
};
