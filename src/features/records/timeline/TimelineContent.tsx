import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetChartTimelineInfiniteQuery } from '../../../api/recordsApi';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { Text } from '../../../components/Text';
import { ListMore } from '../../../components/reading/ListMore';
import { useRoute } from '../../../navigation/useRoute';
import { PastChoice } from '../past/PastChoice';
import { useEventsUntil } from '../useEventsUntil';
import { StepChart } from './StepChart';
import { TimelinePlaceholder } from './TimelineFrame';
import { TimelineTable } from './TimelineTable';
import './timeline.css';

/** Rows of the table at first, and with each step back. */
const rowsAtOnce = 10;

export interface TimelineProps {
  chart: ChartDetails;
  /** The newest event of the board above. */
  lastEvent: number | null | undefined;
}

/** The step chart and the table of a chart’s record. */
export function TimelineContent({ chart, lastEvent }: TimelineProps) {
  const { t } = useTranslation(['boards', 'metadata']);
  const { language, pathTo } = useRoute();
  const failureText = useReadFailureText();
  const [shown, setShown] = useState(rowsAtOnce);
  const query = useGetChartTimelineInfiniteQuery({ language, id: chart.id });
  const { data, hasNextPage, isFetchingNextPage } = query;
  const failure = query.isError ? asApiError(query.error) : undefined;
  const steps = useEventsUntil(query, lastEvent).toReversed().flat();
  const again = () => void (data ? query.fetchNextPage() : query.refetch());
  const showEarlier = () => {
    setShown(shown + rowsAtOnce);
    if (shown + rowsAtOnce > steps.length && hasNextPage) again();
  };
  if (!data && !failure) return <TimelinePlaceholder />;
  const [column] = chart.columns;
  return (
    <>
      {data && steps.length === 0 ? <Text muted>{t('timeline.empty')}</Text> : null}
      {column && steps.some(({ values }) => values.length > 0) ? (
        <StepChart steps={steps} column={column} named={chart.columns.length > 1} />
      ) : null}
      {steps.length > 0 ? (
        <TimelineTable chart={chart} steps={steps.toReversed().slice(0, shown)} />
      ) : null}
      {failure ? (
        <ErrorAlert message={failureText(failure, t('timeline.failed'))} onRetry={again} />
      ) : null}
      {!failure && (hasNextPage || steps.length > shown) ? (
        <ListMore>
          <ActionButton variant="outlined" busy={isFetchingNextPage} onClick={showEarlier}>
            {t('timeline.earlier')}
          </ActionButton>
        </ListMore>
      ) : null}
      {steps.length > 0 ? <PastChoice /> : null}
      {steps.length > 0 ? (
        <p className="timeline-verify">
          <Link to={`${pathTo('Verify')}?chart=${chart.id}`} className="text-link">
            {t('metadata:Verify')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
