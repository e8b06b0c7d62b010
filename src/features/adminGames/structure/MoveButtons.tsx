import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { changeKeepingFocus } from './focusField';
import { useStructure } from './StructureContext';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves a row by one place. At the ends the buttons stay focusable, so that repeated presses do not lose the focus. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('adminGames');
  const { announce } = useStructure();
  const button = (to: number, icon: string, label: string) => {
    const possible = to >= 0 && to < count;
    return (
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={!possible}
        sx={possible ? {} : { opacity: 0.35, cursor: 'default' }}
        onClick={() => {
          if (!possible) return;
          changeKeepingFocus(() => onMove(to));
          announce(t('sort.dropped', { name, place: to + 1, count }));
        }}
      >
        <Icon path={icon} fontSize="small" />
      </IconButton>
    );
  };
  return (
    <>
      {button(index - 1, mdiArrowUp, t('sort.up', { name }))}
      {button(index + 1, mdiArrowDown, t('sort.down', { name }))}
    </>
  );
}
