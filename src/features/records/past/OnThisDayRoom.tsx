import type { ReactNode, Ref } from 'react';
import './onThisDaySlot.css';

interface OnThisDayRoomProps {
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** The room for a first place of an earlier year. */
export const OnThisDayRoom = ({ ref, children }: OnThisDayRoomProps) => (
  <div ref={ref} className="on-this-day-slot">
    {children}
  </div>
);
