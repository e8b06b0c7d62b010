import {
  mdiCallMerge,
  mdiChevronDown,
  mdiChevronUp,
  mdiContentCopy,
  mdiDeleteOutline,
  mdiFolderMoveOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { AdminChart } from '../../../contract/schemas/adminGames';
import { ActionMenu, type MenuAction } from '../../../admin-frame/ActionMenu';
import { nameIn, newKey, type EditedChart } from '../draft/editedGame';
import type { RowErrors } from '../draft/fieldProblems';
import { ChartDetails } from './ChartDetails';
import { ColumnFields } from './ColumnFields';
import { changeAndFocus } from './focusField';
import { MoveButtons } from './MoveButtons';
import { MoveToGroupDialog } from './MoveToGroupDialog';
import { RowInput } from './RowInput';
import { RowHandle, SortableRow } from './SortableRows';
import { useStructure } from './StructureContext';

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

/** One chart of a group. Rows that a change does not concern are not rendered again. */
export const ChartRow = memo(function ChartRow(props: ChartRowProps) {
  const { groupKey, chart, index, last, expanded, errors = noErrors } = props;
  const { t } = useTranslation('adminGames');
  const id = useId();
  const { commands, language, lockedBy, toggleDetails, groupsNow } = useStructure();
  const name = nameIn(chart.names, language) ?? t('structure.newChart', { number: index + 1 });
  const [first] = chart.values;
  const locked = chart.id === null ? undefined : lockedBy;
  const change = (changes: Partial<Omit<AdminChart, 'id'>>) =>
    commands.changeChart(groupKey, { key: chart.key, ...changes });
  return (
    <SortableRow rowKey={chart.key}>
      <Box sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, py: 1 }}>
          <Box sx={{ pt: 0.25 }}>
            <RowHandle name={name} />
          </Box>
          <RowInput
            field={`${chart.key}.names`}
            label={t('structure.nameOf', { name })}
            names={chart.names}
            language={language}
            error={errors['names'] ?? errors[`names.${language}`]}
            onChange={(names) => change({ names })}
          />
          {first && chart.values.length === 1 ? (
            <ColumnFields
              field={`${chart.key}.values`}
              name={name}
              column={first}
              lockedBy={locked}
              error={errors['values'] ?? errors['values[0].formatId']}
              onChange={(column) => change({ values: [column] })}
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
              aria-controls={expanded ? id : undefined}
              onClick={() => toggleDetails(chart.key)}
            >
              <Icon path={expanded ? mdiChevronUp : mdiChevronDown} />
            </IconButton>
            <ChartMenu {...props} name={name} />
          </Box>
        </Box>
        {errors[''] === undefined ? null : (
          <FormHelperText error sx={{ pl: 6, pb: 1 }}>
            {errors['']}
          </FormHelperText>
        )}
        {expanded ? (
          <ChartDetails id={id} chart={chart} name={name} errors={errors} onChange={change} />
        ) : null}
      </Box>
    </SortableRow>
  );
});

function ChartMenu({ groupKey, chart, neighbour, name }: ChartRowProps & { name: string }) {
  const { t } = useTranslation('adminGames');
  const { commands, lockedBy, onMerge, announce } = useStructure();
  const [moving, setMoving] = useState(false);
  const { key, id } = chart;
  const locked = id !== null && lockedBy !== undefined;
  const copy = () => {
    const asKey = newKey();
    changeAndFocus(() => commands.copyChart(groupKey, { key, asKey }), `${asKey}.names`);
  };
  const remove = () => {
    changeAndFocus(
      () => commands.removeChart(groupKey, key),
      neighbour === undefined ? `${groupKey}.add` : `${neighbour}.names`,
    );
    announce(t('structure.removed', { name }));
  };
  const actions: MenuAction[] = [
    { label: t('structure.copy'), icon: mdiContentCopy, run: copy },
    {
      label: t('structure.move'),
      icon: mdiFolderMoveOutline,
      reason: locked ? t('locked.move') : undefined,
      run: () => setMoving(true),
    },
    ...(onMerge && id !== null
      ? [{ label: t('merge.open'), icon: mdiCallMerge, run: () => onMerge(id) }]
      : []),
    {
      label: t('structure.remove'),
      icon: mdiDeleteOutline,
      reason: locked ? t('locked.remove') : undefined,
      run: remove,
    },
  ];
  return (
    <>
      <ActionMenu label={t('list.actionsOf', { name })} actions={actions} />
      {moving ? (
        <MoveToGroupDialog
          name={name}
          groupKey={groupKey}
          onMove={(target) => {
            setMoving(false);
            changeAndFocus(
              () => commands.moveToGroup(groupKey, { key, target }),
              neighbour === undefined ? `${groupKey}.add` : `${neighbour}.names`,
            );
            announce(t('structure.movedTo', { name }));
          }}
          onClose={() => setMoving(false)}
        />
      ) : null}
    </>
  );
}
