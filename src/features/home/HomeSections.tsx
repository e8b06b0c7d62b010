import type { ReactNode } from 'react';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { FeatureCards } from './FeatureCards';
import './HomeSections.css';
import { WelcomePanel } from './WelcomePanel';

interface HomeSectionsProps {
  /** The reader is logged in. */
  member?: boolean;
  statistics: ReactNode;
  latest: ReactNode;
  records: ReactNode;
  /** What only members see. */
  own: ReactNode;
  featured: ReactNode;
  partners: ReactNode;
}

/** The home page with the parts that need data. A part that fails to render is omitted. */
export function HomeSections({
  member = false,
  statistics,
  latest,
  records,
  own,
  featured,
  partners,
}: HomeSectionsProps) {
  return (
    <div className="home">
      <WelcomePanel member={member} own={<OptionalErrorBoundary>{own}</OptionalErrorBoundary>}>
        <OptionalErrorBoundary>{records}</OptionalErrorBoundary>
      </WelcomePanel>
      <OptionalErrorBoundary>{statistics}</OptionalErrorBoundary>
      {latest}
      <OptionalErrorBoundary>
        <FeatureCards />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>{featured}</OptionalErrorBoundary>
      <OptionalErrorBoundary>{partners}</OptionalErrorBoundary>
    </div>
  );
}
