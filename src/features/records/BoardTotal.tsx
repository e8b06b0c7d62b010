import type { Ref } from 'react';
import '../../components/Text.css';
import './records.css';

interface BoardTotalProps {
  /** It gets the focus when another page of the board is opened. */
  ref: Ref<HTMLHeadingElement>;
  children: string;
}

/** The heading of a board: how much there is on it. */
export function BoardTotal({ ref, children }: BoardTotalProps) {
  return (
    <h2 ref={ref} tabIndex={-1} className="text-body2 text-muted board-total">
      {children}
    </h2>
  );
}
