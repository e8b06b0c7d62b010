import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminChart } from '../../../contract/schemas/adminGames';
import { nameIn, type EditedChart } from '../draft/editedGame';
import type { RowErrors } from '../draft/fieldProblems';
import { ChartControls } from './ChartControls';
import { ChartDetails } from './ChartDetails';
import { RowInput } from './RowInput';
import { RowHandle, SortableRow } from './SortableRows';
import { useStructure } from './StructureContext';
import { useNearRow } from './useNearRow';
import './structure.css';

interface ChartRowProps {
  groupKey: string;
  chart: EditedChart;
  index: number;
  last: boolean;
  /** The key of the row to focus when this one is removed, if there is another. */
  neighbour: string | undefined;
  expanded: boolean;
  errors: RowErrors | undefined;
}

const noErrors: RowErrors = {};
/** About as many as a screen has room for. */
const rowsAtOnce = 20;

/**
 * One chart of a group. Rows that a change does not concern are not rendered again, and those away from the screen are only their name:
 * the browser lays out a thousand of them with each key.
 */
export const ChartRow = memo(function ChartRow(props: ChartRowProps) {
  const { groupKey, chart, index, expanded, errors = noErrors } = props;
  const { t } = useTranslation('adminGames');
  const id = useId();
  const { near, ref, onFocus } = useNearRow(index < rowsAtOnce);
  const { commands, language } = useStructure();
  const whole = near || expanded || errors !== noErrors;
  const name = nameIn(chart.names, language) ?? t('structure.newChart', { number: index + 1 });
  const change = (changes: Partial<Omit<AdminChart, 'id'>>) =>
    commands.changeChart(groupKey, { key: chart.key, ...changes });
  return (
    <SortableRow rowKey={chart.key}>
      <div ref={ref} className="chart-row" data-away={whole ? undefined : ''} onFocus={onFocus}>
        <div className="chart-row-line">
          {whole ? (
            <Box sx={{ pt: 0.25 }}>
              <RowHandle name={name} />
            </Box>
          ) : null}
          <RowInput
            field={`${chart.key}.names`}
            label={t('structure.nameOf', { name })}
            names={chart.names}
            language={language}
            error={errors['names'] ?? errors[`names.${language}`]}
            onChange={(names) => change({ names })}
          />
          {whole ? (
            <ChartControls
              {...props}
              errors={errors}
              name={name}
              detailsId={id}
              onChange={change}
            />
          ) : null}
        </div>
        {errors[''] === undefined ? null : (
          <FormHelperText error sx={{ pl: 6, pb: 1 }}>
            {errors['']}
          </FormHelperText>
        )}
        {expanded ? (
          <ChartDetails id={id} chart={chart} name={name} errors={errors} onChange={change} />
        ) : null}
      </div>
    </SortableRow>
  );
});
