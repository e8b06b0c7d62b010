import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../../components/reading/Disclosure';
import './playerPast.css';

interface DayTableProps {
  summary: string;
  /** Renders the table once it is asked for: it may have a row for each day of a year. */
  children: () => ReactNode;
}

/** The numbers of a drawing, folded. */
export function DayTable({ summary, children }: DayTableProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary={summary} onOpen={() => setOpened(true)}>
      {opened ? <div className="day-table">{children()}</div> : null}
    </Disclosure>
  );
}
