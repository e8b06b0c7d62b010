import Chip, { type ChipProps } from '@mui/material/Chip';
import { Icon } from '../../components/Icon';

export interface StatusStyles {
  /** One of the paths of @mdi/js. */
  icon: string;
  color: NonNullable<ChipProps['color']>;
}

/** How something stands, by word, sign and colour. */
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
