import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Text } from '../../../components/Text';
import '../records.css';
import './timelineFrame.css';

interface TimelineFrameProps {
  ref?: Ref<HTMLElement>;
  /** A placeholder when omitted. */
  children?: ReactNode;
}

/** The heading of the timeline of a chart, and its place while it is not loaded. */
export function TimelineFrame({ ref, children }: TimelineFrameProps) {
  const { t } = useTranslation('boards');
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="record-section timeline-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {t('timeline.title')}
      </Text>
      {children ?? <TimelinePlaceholder />}
    </section>
  );
}

/** In place of the step chart. */
export const TimelinePlaceholder = () => (
  <Placeholder shape="area" className="timeline-placeholder" />
);
