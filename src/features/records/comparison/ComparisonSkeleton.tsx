import { LoadingTitle } from '../../../components/feedback/LoadingTitle';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { RecordRows } from '../RecordSkeleton';
import '../records.css';
import './comparison.css';

/** The page while the players load. */
export function ComparisonSkeleton() {
  return (
    <div aria-busy="true" className="comparison-skeleton">
      <LoadingTitle />
      <Placeholder className="record-skeleton-title" />
      <SumsSkeleton />
    </div>
  );
}

/** What is below the players while it loads. */
export const SumsSkeleton = () => (
  <div aria-busy="true" className="comparison-skeleton">
    <Placeholder className="comparison-skeleton-bar" />
    <RecordRows />
  </div>
);
