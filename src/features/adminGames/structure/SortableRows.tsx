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
import IconButton from '@mui/material/IconButton';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import './structure.css';

// A click on the handle is no drag.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };

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
    useSensor(PointerSensor, byPointer),
    useSensor(KeyboardSensor, byKeyboard),
  );
  const joined = keys.join(' ');
  // Another list of the same keys would render every row.
  const items = useMemo(() => joined.split(' '), [joined]);
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
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

type Sortable = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>;

const HandleContext = createContext<Sortable | undefined>(undefined);

interface SortableRowProps {
  rowKey: string;
  children: ReactNode;
}

/** One of the rows, with a `RowHandle` in it. Sorting renders the row, but not its children. */
export function SortableRow({ rowKey, children }: SortableRowProps) {
  const sortable = useSortable({ id: rowKey });
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, isDragging } = sortable;
  const { transform, transition } = sortable;
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <li
      ref={setNodeRef}
      data-row={rowKey}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'dragged-row' : undefined}
    >
      <HandleContext value={handle}>{children}</HandleContext>
    </li>
  );
}

/** Moves the row that it is in. */
export function RowHandle({ name }: { name: string }) {
  const { t } = useTranslation('adminGames');
  const sortable = use(HandleContext);
  return (
    <IconButton
      ref={sortable?.setActivatorNodeRef}
      size="small"
      {...sortable?.attributes}
      {...sortable?.listeners}
      aria-roledescription={t('sort.role')}
      aria-label={t('sort.move', { name })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <Icon path={mdiDragVertical} />
    </IconButton>
  );
}
