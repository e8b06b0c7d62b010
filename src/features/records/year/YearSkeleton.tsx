import { LoadingTitle } from '../../../components/feedback/LoadingTitle';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { RecordRows } from '../RecordSkeleton';
import '../records.css';
import './year.css';

/** The page while the member loads. */
export const YearSkeleton = () => (
  <div aria-busy="true" className="year">
    <LoadingTitle />
    <Placeholder className="record-skeleton-title" />
    <YearPartsSkeleton />
  </div>
);

/** What is below the years while one loads. */
export const YearPartsSkeleton = () => (
  <div aria-busy="true" className="year">
    <Placeholder className="year-placeholder" />
    <RecordRows />
  </div>
);
