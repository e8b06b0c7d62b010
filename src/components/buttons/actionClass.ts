import { clsx } from 'clsx';
import './buttons.css';

export type ActionVariant = 'contained' | 'outlined' | 'text';
export type ActionSize = 'small' | 'medium' | 'large';

/** The classes of a link or button that looks like Material UI's Button but has none of its code. */
export const actionClass = (variant: ActionVariant, size: ActionSize = 'medium'): string =>
  clsx('pressable', 'action', `action-${variant}`, size !== 'medium' && `action-${size}`);
