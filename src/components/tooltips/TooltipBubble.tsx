import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface TooltipBubbleProps {
  anchor: HTMLElement;
  open: boolean;
  title: string;
  placement: NonNullable<TooltipProps['placement']>;
  /** The pointer has moved onto the tooltip, which then stays open. */
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** Material UI's Tooltip, anchored to an element that it does not wrap. */
export function TooltipBubble({ anchor, onEnter, onLeave, ...props }: TooltipBubbleProps) {
  const popper = { anchorEl: anchor, onPointerEnter: onEnter, onPointerLeave: onLeave };
  return (
    <Tooltip {...props} slotProps={{ popper }}>
      <span hidden />
    </Tooltip>
  );
}
