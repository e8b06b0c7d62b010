import type { Ref } from 'react';
import './records.css';

interface BoardTotalProps {
  /** It gets the focus when another page of the board is opened. */
  ref: Ref<HTMLHeadingElement>;
  /** Its level; one below a section’s heading. */
  level?: 2 | 3;
  children: string;
}

/** The heading of a board: how much there is on it. */
export function BoardTotal({ ref, level = 2, children }: BoardTotalProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading ref={ref} tabIndex={-1} className="text-body2 text-muted board-total">
      {children}
    </Heading>
  );
}
