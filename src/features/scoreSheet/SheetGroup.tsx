import { useTranslation } from 'react-i18next';
import type { PostResult, SheetGroup as Group } from '../../api/wire/sheetFromWire';
import { ProofRuleLink } from '../../components/reading/ProofRuleLink';
import { RecordTable } from '../../components/reading/RecordTable';
import { Text } from '../../components/Text';
import type { Confirmation } from '../../contract/records/posting';
import type { RowOutcome } from './rowOutcomes';
import { SheetRow, type SheetActions } from './SheetRow';
import type { SheetRow as Row } from './sheetRows';
import './sheet.css';

interface SheetGroupProps extends SheetActions {
  group: Group;
  rows: readonly Row[];
  predictionOf: (chart: number) => PostResult | undefined;
  refusals: ReadonlyMap<number, PostResult>;
  outcomes: ReadonlyMap<number, RowOutcome>;
  confirmed: Readonly<Record<number, readonly Confirmation[]>>;
}

/** The rows of a group of charts. */
export function SheetGroup(props: SheetGroupProps) {
  const { group, rows, predictionOf, refusals, outcomes, confirmed, ...actions } = props;
  const { t } = useTranslation('scoreSheet');
  if (rows.length === 0) return null;
  return (
    <section aria-label={group.name} className="sheet-group">
      <Text variant="h3" component="h2" className="sheet-group-title">
        {group.name}
      </Text>
      {group.proofRule ? (
        <p className="sheet-rule">
          <ProofRuleLink rule={group.proofRule} />
        </p>
      ) : null}
      <RecordTable
        label={group.name}
        columns={[{ name: t('chart') }, { name: t('own') }, { name: t('new') }]}
        className="sheet-table"
      >
        {rows.map((row) => (
          <SheetRow
            key={row.chart.id}
            row={row}
            prediction={predictionOf(row.chart.id)}
            refusal={refusals.get(row.chart.id)}
            outcome={outcomes.get(row.chart.id)}
            confirmed={confirmed[row.chart.id] ?? []}
            {...actions}
          />
        ))}
      </RecordTable>
    </section>
  );
}
