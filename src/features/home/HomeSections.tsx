import type { ReactNode } from 'react';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { FeatureCards } from './FeatureCards';
import './HomeSections.css';
import { WelcomePanel } from './WelcomePanel';

interface HomeSectionsProps {
  statistics: ReactNode;
  latest: ReactNode;
  records: ReactNode;
  featured: ReactNode;
  partners: ReactNode;
}

/** The home page with the parts that need data. A part that fails to render is omitted. */
export function HomeSections({
  statistics,
  latest,
  records,
  featured,
  partners,
}: HomeSectionsProps) {
  return (
    <div className="home">
      <WelcomePanel>
        <OptionalErrorBoundary>{statistics}</OptionalErrorBoundary>
      </WelcomePanel>
      {latest}
      <OptionalErrorBoundary>{records}</OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <FeatureCards />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>{featured}</OptionalErrorBoundary>
      <OptionalErrorBoundary>{partners}</OptionalErrorBoundary>
    </div>
  );
}
