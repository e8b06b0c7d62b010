import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface TooltipBubbleProps {
  anchor: HTMLElement;
  open: boolean;
  title: string;
  placement: NonNullable<TooltipProps['placement']>;
  /** The pointer has moved onto the bubble, where it may stay. */
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** What a tooltip shows: Material's own, tied to an element it has not been wrapped around. */
export function TooltipBubble({ anchor, onEnter, onLeave, ...props }: TooltipBubbleProps) {
  const popper = { anchorEl: anchor, onPointerEnter: onEnter, onPointerLeave: onLeave };
  return (
    <Tooltip {...props} slotProps={{ popper }}>
      <span hidden />
    </Tooltip>
  );
}
