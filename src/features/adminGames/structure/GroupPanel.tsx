import { mdiChevronDown, mdiChevronRight, mdiContentCopy, mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { Icon } from '../../../components/Icon';
import { ActionMenu } from '../../../admin-frame/ActionMenu';
import { nameIn, newKey, type EditedGroup } from '../draft/editedGame';
import type { RowErrors } from '../draft/fieldProblems';
import { changeAndFocus } from './focusField';
import { GroupCharts } from './GroupCharts';
import { MoveButtons } from './MoveButtons';
import { RowInput } from './RowInput';
import { RowHandle, SortableRow } from './SortableRows';
import { useStructure } from './StructureContext';

interface GroupPanelProps {
  group: EditedGroup;
  index: number;
  last: boolean;
  neighbour: string | undefined;
  /** How many charts are on the screen; none if the group is closed. */
  rows: number;
  detailed: string | undefined;
  errors: ReadonlyMap<string, RowErrors>;
  onToggle: (key: string) => void;
  onMore: (key: string) => void;
}

/** One group: its name, and its charts if it is open. */
export const GroupPanel = memo(function GroupPanel(props: GroupPanelProps) {
  const { group, index, last, rows, detailed, errors, onToggle, onMore } = props;
  const { t } = useTranslation('adminGames');
  const id = useId();
  const { commands, language, groupsNow } = useStructure();
  const name = nameIn(group.names, language) ?? t('structure.newGroup', { number: index + 1 });
  const own = errors.get(group.key);
  const open = rows > 0;
  const message = own?.['charts'] ?? own?.['dlc'] ?? own?.['ranked'] ?? own?.[''];
  return (
    <SortableRow rowKey={group.key}>
      <Box
        sx={{
          px: { xs: 0.5, sm: 1.5 },
          py: 1,
          mb: 2,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ display: 'flex', pt: 0.25 }}>
            <RowHandle name={name} />
            <IconButton
              size="small"
              aria-label={t('structure.chartsOf', { name })}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => onToggle(group.key)}
            >
              <Icon path={open ? mdiChevronDown : mdiChevronRight} />
            </IconButton>
          </Box>
          <RowInput
            field={`${group.key}.names`}
            label={t('structure.nameOf', { name })}
            names={group.names}
            language={language}
            error={own?.['names']}
            onChange={(names) => commands.changeGroup(group.key, { names })}
          />
          <Typography variant="body2" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
            {t('chartCount', { count: group.charts.length })}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
            <MoveButtons
              name={name}
              index={index}
              last={last}
              countNow={() => groupsNow().length}
              onMove={(to) => commands.moveGroup(group.key, to)}
            />
            <GroupMenu {...props} name={name} />
          </Box>
        </Box>
        {message === undefined ? null : (
          <FormHelperText error data-field={`${group.key}.charts`} sx={{ pl: 1 }}>
            {message}
          </FormHelperText>
        )}
        {open ? (
          <GroupCharts
            id={id}
            name={name}
            group={group}
            rows={rows}
            detailed={detailed}
            errors={errors}
            onMore={onMore}
          />
        ) : null}
      </Box>
    </SortableRow>
  );
});

function GroupMenu({ group, neighbour, name }: GroupPanelProps & { name: string }): ReactNode {
  const { t } = useTranslation(['adminGames', 'common']);
  const { commands, lockedBy, announce } = useStructure();
  const [asking, setAsking] = useState(false);
  const { key, id, charts } = group;
  const locked = id !== null && lockedBy !== undefined;
  const remove = () => {
    setAsking(false);
    changeAndFocus(
      () => commands.removeGroup(key),
      neighbour === undefined ? 'groups' : `${neighbour}.names`,
    );
    announce(t('structure.removed', { name }));
  };
  return (
    <>
      <ActionMenu
        label={t('list.actionsOf', { name })}
        actions={[
          {
            label: t('structure.copy'),
            icon: mdiContentCopy,
            run: () => {
              const asKey = newKey();
              changeAndFocus(() => commands.copyGroup(key, asKey), `${asKey}.names`);
            },
          },
          {
            label: t('structure.removeGroup'),
            icon: mdiDeleteOutline,
            reason: locked ? t('locked.removeGroup') : undefined,
            run: () => (charts.length === 0 ? remove() : setAsking(true)),
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        severe
        title={t('structure.removeTitle', { name })}
        text={t('structure.removeText', { count: charts.length })}
        labels={{ confirm: t('structure.remove'), cancel: t('common:cancel') }}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
