import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Text } from '../../../components/Text';
import '../records.css';
import './distributionFrame.css';

/** Fewer scores are better read one by one. */
const fewestScores = 20;
export const hasDistribution = ({ scores }: Pick<ChartDetails, 'scores'>) => scores >= fewestScores;

interface DistributionFrameProps {
  ref?: Ref<HTMLElement>;
  /** A placeholder when omitted. */
  children?: ReactNode;
}

/** The heading of the distribution of a chart’s scores, and its place while it is not loaded. */
export function DistributionFrame({ ref, children }: DistributionFrameProps) {
  const { t } = useTranslation('boards');
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="record-section distribution-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {t('distribution.title')}
      </Text>
      {children ?? <DistributionPlaceholder />}
    </section>
  );
}

/** In place of the bars. */
export const DistributionPlaceholder = () => (
  <Placeholder shape="area" className="distribution-placeholder" />
);
