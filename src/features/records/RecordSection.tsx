import { useId, type ReactNode } from 'react';
import { Text } from '../../components/Text';
import './records.css';

/** A part of a page of the catalogue, with its heading. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="record-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {title}
      </Text>
      {children}
    </section>
  );
}
