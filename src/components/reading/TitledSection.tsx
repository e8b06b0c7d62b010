import { useId, type ReactNode } from 'react';
import { Text } from '../Text';
import './TitledSection.css';

interface TitledSectionProps {
  title: string;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page. */
export function TitledSection({ title, action, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="titled-section-head">
        <Text id={id} component="h2" variant="h2">
          {title}
        </Text>
        {action}
      </div>
      {children}
    </section>
  );
}
