import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { nameIn, newKey, type EditedGroup } from '../draft/editedGame';
import type { RowErrors } from '../draft/fieldProblems';
import { ChartRow } from './ChartRow';
import { changeAndFocus } from './focusField';
import { GroupProofRule } from './GroupProofRule';
import { SortableRows } from './SortableRows';
import { useStructure } from './StructureContext';

interface GroupChartsProps {
  id: string;
  name: string;
  group: EditedGroup;
  rows: number;
  detailed: string | undefined;
  errors: ReadonlyMap<string, RowErrors>;
  onMore: (key: string) => void;
}

/** The charts of an open group, the first hundred at once. */
export function GroupCharts(props: GroupChartsProps) {
  const { id, name, group, rows, detailed, errors, onMore } = props;
  const { t } = useTranslation('adminGames');
  const { commands, formats, language } = useStructure();
  const { key, charts } = group;
  const shown = charts.slice(0, rows);
  const nameOf = (chartKey: string) =>
    nameIn(charts.find((chart) => chart.key === chartKey)?.names ?? {}, language) ?? '';
  const add = () => {
    const chartKey = newKey();
    changeAndFocus(() => {
      commands.addChart(key, { key: chartKey, formatId: formats[0]?.id });
      if (charts.length >= rows) onMore(key);
    }, `${chartKey}.names`);
  };
  return (
    <Box id={id}>
      <GroupSettings group={group} name={name} errors={errors.get(key)} />
      {shown.length === 0 ? null : (
        <SortableRows
          keys={shown.map((chart) => chart.key)}
          nameOf={nameOf}
          onMove={(chartKey, to) => commands.moveChart(key, { key: chartKey, to })}
        >
          <Box
            component="ol"
            aria-label={t('structure.chartsOf', { name })}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {shown.map((chart, index) => (
              <ChartRow
                key={chart.key}
                groupKey={key}
                chart={chart}
                index={index}
                last={index === charts.length - 1}
                neighbour={(charts[index + 1] ?? charts[index - 1])?.key}
                expanded={detailed === chart.key}
                errors={errors.get(chart.key)}
              />
            ))}
          </Box>
        </SortableRows>
      )}
      <Box data-field={`${key}.add`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
        <Button
          size="small"
          startIcon={<Icon path={mdiPlus} />}
          aria-label={t('structure.addChartTo', { name })}
          onClick={add}
        >
          {t('structure.addChart')}
        </Button>
        {charts.length > rows ? (
          <Button size="small" color="inherit" onClick={() => onMore(key)}>
            {t('structure.more', { count: charts.length - rows })}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

interface GroupSettingsProps {
  group: EditedGroup;
  name: string;
  errors: RowErrors | undefined;
}

function GroupSettings({ group, name, errors }: GroupSettingsProps) {
  const { key, id, dlc, ranked } = group;
  const { t } = useTranslation('adminGames');
  const { commands, lockedBy } = useStructure();
  const locked = id === null ? undefined : lockedBy;
  const described = locked === undefined ? {} : { 'aria-describedby': locked };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, rowGap: 1, pl: { xs: 1, sm: 5 }, pb: 1 }}>
      <FormControlLabel
        disabled={locked !== undefined}
        control={
          <Checkbox
            size="small"
            checked={dlc}
            slotProps={{ input: described }}
            onChange={(_event, checked) => commands.changeGroup(key, { dlc: checked })}
          />
        }
        label={t('structure.dlc')}
      />
      <FormControlLabel
        disabled={locked !== undefined}
        control={
          <Checkbox
            size="small"
            checked={ranked}
            slotProps={{ input: described }}
            onChange={(_event, checked) => commands.changeGroup(key, { ranked: checked })}
          />
        }
        label={t('structure.ranked')}
      />
      <GroupProofRule group={group} name={name} error={errors?.['proofRule.from']} />
    </Box>
  );
}
