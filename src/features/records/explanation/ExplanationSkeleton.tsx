import { LoadingTitle } from '../../../components/feedback/LoadingTitle';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { RecordRows } from '../RecordSkeleton';
import '../records.css';
import './explanation.css';

/** The page while the member loads. */
export function ExplanationSkeleton() {
  return (
    <div aria-busy="true" className="explanation">
      <LoadingTitle />
      <Placeholder className="record-skeleton-title" />
      <PartsSkeleton />
    </div>
  );
}

/** What is below the tabs while it loads. */
export const PartsSkeleton = () => (
  <div aria-busy="true" className="explanation">
    <Placeholder className="explanation-placeholder" />
    <RecordRows />
  </div>
);
