import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';

interface SortableRowsProps {
  keys: readonly string[];
  nameOf: (key: string) => string;
  onMove: (key: string, to: number) => void;
  children: ReactNode;
}

/** Rows that are moved by dragging their handle, with a pointer or with the keyboard. */
export function SortableRows({ keys, nameOf, onMove, children }: SortableRowsProps) {
  const { t } = useTranslation('adminGames');
  const sensors = useSensors(
    // A click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => ({
    name: nameOf(String(id)),
    place: keys.indexOf(String(id)) + 1,
    count: keys.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sort.picked', placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? t('sort.over', { ...placeOf(over.id), name: nameOf(String(active.id)) }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('sort.dropped', { ...placeOf(over?.id ?? active.id), name: nameOf(String(active.id)) }),
    onDragCancel: ({ active }) => t('sort.cancelled', { name: nameOf(String(active.id)) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('sort.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          onMove(String(active.id), keys.indexOf(String(over.id)));
        }
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One of the rows; `children` gets the handle to put into it. */
export function SortableRow({
  rowKey,
  name,
  children,
}: {
  rowKey: string;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { t } = useTranslation('adminGames');
  const sortable = useSortable({ id: rowKey });
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, isDragging } = sortable;
  const { transform, transition } = sortable;
  const roleDescription = t('sort.role');
  const label = t('sort.move', { name });
  const handle = useMemo(
    () => (
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-roledescription={roleDescription}
        aria-label={label}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <Icon path={mdiDragVertical} />
      </IconButton>
    ),
    [setActivatorNodeRef, attributes, listeners, roleDescription, label],
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-row={rowKey}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={isDragging ? { position: 'relative', zIndex: 2, opacity: 0.85 } : {}}
    >
      {children(handle)}
    </Box>
  );
}
