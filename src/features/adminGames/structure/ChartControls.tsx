import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { AdminChart } from '../../../contract/schemas/adminGames';
import type { EditedChart } from '../draft/editedGame';
import type { RowErrors } from '../draft/fieldProblems';
import { ChartMenu } from './ChartMenu';
import { ColumnFields } from './ColumnFields';
import { MoveButtons } from './MoveButtons';
import { useStructure } from './StructureContext';

interface ChartControlsProps {
  groupKey: string;
  chart: EditedChart;
  name: string;
  index: number;
  last: boolean;
  /** The key of the row to focus when this one is removed, if there is another. */
  neighbour: string | undefined;
  expanded: boolean;
  /** Of the details. */
  detailsId: string;
  errors: RowErrors;
  onChange: (changes: Partial<Omit<AdminChart, 'id'>>) => void;
}

/** What is done with a chart besides naming it. */
export function ChartControls(props: ChartControlsProps) {
  const { groupKey, chart, name, index, last, neighbour, expanded, errors, onChange } = props;
  const { t } = useTranslation('adminGames');
  const { commands, lockedBy, toggleDetails, groupsNow } = useStructure();
  const [first] = chart.values;
  return (
    <>
      {first && chart.values.length === 1 ? (
        <ColumnFields
          field={`${chart.key}.values`}
          name={name}
          column={first}
          lockedBy={chart.id === null ? undefined : lockedBy}
          error={errors['values'] ?? errors['values[0].formatId']}
          onChange={(column) => onChange({ values: [column] })}
        />
      ) : (
        <Typography
          variant="body2"
          sx={{ flex: '0 1 21rem', alignSelf: 'center', color: 'text.secondary' }}
        >
          {t('structure.columns', { count: chart.values.length })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        {chart.status === 'open' ? null : (
          <Chip size="small" label={t(`structure.statuses.${chart.status}`)} />
        )}
        {chart.proof === 'video' ? (
          <Chip size="small" variant="outlined" label={t('structure.videoOnly')} />
        ) : null}
        <MoveButtons
          name={name}
          index={index}
          last={last}
          countNow={() => groupsNow().find(({ key }) => key === groupKey)?.charts.length ?? 0}
          onMove={(to) => commands.moveChart(groupKey, { key: chart.key, to })}
        />
        <IconButton
          size="small"
          aria-label={t('structure.detailsOf', { name })}
          aria-expanded={expanded}
          aria-controls={expanded ? props.detailsId : undefined}
          onClick={() => toggleDetails(chart.key)}
        >
          <Icon path={expanded ? mdiChevronUp : mdiChevronDown} />
        </IconButton>
        <ChartMenu groupKey={groupKey} chart={chart} neighbour={neighbour} name={name} />
      </Box>
    </>
  );
}
