import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetChartDistributionQuery } from '../../../api/recordsApi';
import type { ChartDetails, DistributionBar, OwnBoardScore } from '../../../api/wire/boardFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { DistributionChart } from './DistributionChart';
import { DistributionPlaceholder } from './DistributionFrame';
import { DistributionTable } from './DistributionTable';

export interface DistributionProps {
  chart: ChartDetails;
  /** The member's own score; null without one, undefined until it is known. */
  own: OwnBoardScore | null | undefined;
}

/** The bar that a score is in: the last one whose best value is not better. */
function barOf(bars: readonly DistributionBar[], { chart, own }: DistributionProps) {
  const amount = own?.values[0]?.raw;
  if (amount === undefined) return undefined;
  const lower = chart.columns[0]?.better === 'lower';
  return bars.findLast(
    ({ best }) => best === null || (lower ? best.raw <= amount : best.raw >= amount),
  );
}

/** The scores of a chart as bars, and as a table for screen readers. */
export function DistributionContent({ chart, own }: DistributionProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const query = useGetChartDistributionQuery({ language, id: chart.id });
  const { data, refetch } = query;
  const failure = query.isError ? asApiError(query.error) : undefined;
  if (!data)
    return failure ? (
      <ErrorAlert
        message={failureText(failure, t('distribution.failed'))}
        onRetry={() => void refetch()}
      />
    ) : (
      <DistributionPlaceholder />
    );
  const { items: bars } = data;
  if (bars.length === 0) return <Text muted>{t('distribution.few')}</Text>;
  const ownBar = barOf(bars, { chart, own });
  const value = own?.values[0]?.text;
  return (
    <>
      <DistributionChart bars={bars} own={ownBar} name={chart.columns[0]?.name ?? ''} />
      {ownBar && value ? <Text muted>{t('distribution.own', { value })}</Text> : null}
      <DistributionTable bars={bars} own={ownBar} />
    </>
  );
}
