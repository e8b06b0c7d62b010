import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { Icon } from '../../../components/Icon';
import './arrangement.css';
import { directions, type Arrangement } from './useArrangement';

interface MoveButtonsProps {
  arrangement: Pick<Arrangement, 'order' | 'move' | 'remove'>;
  /** Of the row. */
  index: number;
  /** The names of the buttons. */
  names: Record<(typeof directions)[number], string> & { remove?: string };
}

/** Moves a row of a list up and down, and may take it away. */
export function MoveButtons({ arrangement, index, names }: MoveButtonsProps) {
  const { order, move, remove } = arrangement;
  const id = order[index]?.id;
  return (
    <div className="arrangement-moves">
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          data-move={`${direction}-${id}`}
          aria-label={names[direction]}
          aria-disabled={index === (direction === 'up' ? 0 : order.length - 1)}
          onClick={() => move(index, direction)}
          className="pressable choice-chip arrangement-move"
        >
          <Icon path={direction === 'up' ? mdiArrowUp : mdiArrowDown} fontSize="small" />
        </button>
      ))}
      {names.remove === undefined ? null : (
        <button
          type="button"
          data-move={`remove-${id}`}
          aria-label={names.remove}
          onClick={() => remove(index)}
          className="pressable choice-chip arrangement-move"
        >
          <Icon path={mdiClose} fontSize="small" />
        </button>
      )}
    </div>
  );
}
