import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { changeKeepingFocus } from './focusField';
import { useStructure } from './StructureContext';

interface MoveButtonsProps {
  name: string;
  index: number;
  last: boolean;
  /** The number of rows: a row that showed it would be rendered with each new one. */
  countNow: () => number;
  onMove: (to: number) => void;
}

/** Moves a row by one place. At the ends the buttons stay focusable, so that repeated presses do not lose the focus. */
export function MoveButtons({ name, index, last, countNow, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('adminGames');
  const { announce } = useStructure();
  const button = (to: number, possible: boolean, icon: string, label: string) => (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={!possible}
      sx={possible ? {} : { opacity: 0.35, cursor: 'default' }}
      onClick={() => {
        if (!possible) return;
        changeKeepingFocus(() => onMove(to));
        announce(t('sort.dropped', { name, place: to + 1, count: countNow() }));
      }}
    >
      <Icon path={icon} fontSize="small" />
    </IconButton>
  );
  return (
    <>
      {button(index - 1, index > 0, mdiArrowUp, t('sort.up', { name }))}
      {button(index + 1, !last, mdiArrowDown, t('sort.down', { name }))}
    </>
  );
}
