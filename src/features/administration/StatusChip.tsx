import Chip, { type ChipProps } from '@mui/material/Chip';
import { Icon } from '../../components/Icon';

export interface StatusStyles {
  /** An icon path of @mdi/js. */
  icon: string;
  color: NonNullable<ChipProps['color']>;
}

/** A status shown by label, icon and colour. */
export function StatusChip({ look, label }: { look: StatusStyles; label: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={look.color}
      icon={<Icon path={look.icon} />}
      label={label}
    />
  );
}
