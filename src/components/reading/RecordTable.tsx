import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './recordTable.css';

interface Column {
  name: string;
  className?: string | undefined;
}

interface RecordTableProps {
  /** The accessible name. */
  label: string;
  columns: readonly Column[];
  className?: string;
  /** The rows are from the previous query: they are dimmed until the new ones arrive. */
  stale?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A table of scores or players. The parts of its rows are classes of its style sheet. */
export function RecordTable(props: RecordTableProps) {
  const { label, columns, className, stale = false, children } = props;
  return (
    <div className={clsx('record-table-frame', stale && 'record-stale')}>
      <table aria-label={label} className={clsx('record-table', className)}>
        <thead>
          <tr>
            {columns.map(({ name, className: part }, index) => (
              <th key={index} scope="col" className={part}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
