import { mdiCallMerge, mdiContentCopy, mdiDeleteOutline, mdiFolderMoveOutline } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../admin-frame/ActionMenu';
import { newKey, type EditedChart } from '../draft/editedGame';
import { changeAndFocus } from './focusField';
import { MoveToGroupDialog } from './MoveToGroupDialog';
import { useStructure } from './StructureContext';

interface ChartMenuProps {
  groupKey: string;
  chart: EditedChart;
  name: string;
  /** The key of the row to focus when this one is removed, if there is another. */
  neighbour: string | undefined;
}

/** The less frequent actions on a chart. */
export function ChartMenu({ groupKey, chart, neighbour, name }: ChartMenuProps) {
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
