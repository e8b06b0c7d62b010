import { LoadingTitle } from '../../components/feedback/LoadingTitle';
import { Placeholder } from '../../components/feedback/Placeholder';
import './records.css';

/** The rows of a table while they load. */
export function RecordRows({ rows = 10 }: { rows?: number }) {
  return (
    <div aria-busy="true" className="record-rows">
      {Array.from({ length: rows }, (_, index) => (
        <Placeholder key={index} className="record-rows-row" />
      ))}
    </div>
  );
}

/** A page of the catalogue while it loads: a heading and rows. */
export function RecordSkeleton() {
  return (
    <div aria-busy="true">
      <LoadingTitle />
      <Placeholder className="record-skeleton-title" />
      <RecordRows />
    </div>
  );
}
