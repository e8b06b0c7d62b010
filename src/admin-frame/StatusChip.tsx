import Chip, { type ChipProps } from '@mui/material/Chip';
import { Icon } from '../components/Icon';

export interface StatusStyle {
  color: NonNullable<ChipProps['color']>;
  /** An icon path of @mdi/js. */
  icon?: string;
}

/** A status shown by label, colour and, optionally, an icon. */
export function StatusChip({ label, color, icon }: StatusStyle & { label: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      {...(icon === undefined ? {} : { icon: <Icon path={icon} /> })}
      label={label}
    />
  );
}
