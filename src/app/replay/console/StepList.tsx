import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedSnapshot } from '../openSnapshot';
import { actionName } from './actionName';
import { clockOfStep } from './clockOfStep';
import type { Playback } from './usePlayback';

/** All steps by name; choosing one shows it. */
export function StepList({ opened, playback }: { opened: OpenedSnapshot; playback: Playback }) {
  const { t } = useTranslation('replay');
  const [filter, setFilter] = useState('');
  const { step, go } = playback;
  const wanted = filter.trim().toLowerCase();
  const names = [t('beginning'), ...opened.actions.map(actionName)];
  const steps = names
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
  const stop = steps.some(({ index }) => index === step) ? step : steps[0]?.index;
  return (
    <Box component="section" aria-label={t('steps')} sx={panel}>
      <TextField
        size="small"
        type="search"
        label={t('filter')}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        sx={{ m: 1.5 }}
      />
      {steps.length === 0 ? (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          {t('noSteps')}
        </Typography>
      ) : null}
      <Box component="ol" sx={listStyles} onKeyDown={walk}>
        {steps.map(({ name, index }) => (
          <Step
            key={index}
            name={name}
            clock={clockOfStep(opened, index)}
            current={index === step}
            reached={index === stop}
            onChoose={() => go(index)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Arrow keys, Home and End move through the lines as filtered. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const line = event.target instanceof Element ? event.target.closest('li') : null;
  const lines: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: line?.nextElementSibling,
    ArrowUp: line?.previousElementSibling,
    Home: event.currentTarget.firstElementChild,
    End: event.currentTarget.lastElementChild,
  };
  const button = lines[event.key]?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}

interface StepProps {
  name: string;
  clock: string;
  current: boolean;
  /** The single tab stop of the list (roving tabindex). */
  reached: boolean;
  onChoose: () => void;
}

function Step({ name, clock, current, reached, onChoose }: StepProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const box = line.current?.parentElement;
    // Scroll only the list: scrollIntoView would move the page as well.
    if (current && line.current && box) {
      box.scrollTop = line.current.offsetTop - box.clientHeight / 2;
    }
  }, [current]);
  return (
    <li ref={line}>
      <ButtonBase
        aria-current={current ? 'step' : undefined}
        tabIndex={reached ? 0 : -1}
        onClick={onChoose}
        sx={lineStyles}
      >
        <Box component="span" translate="no" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {clock}
        </Box>
      </ButtonBase>
    </li>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

const listStyles = {
  position: 'relative',
  flexGrow: 1,
  m: 0,
  p: 0,
  pb: 1,
  minHeight: 0,
  overflowY: 'auto',
  listStyle: 'none',
} as const;

const lineStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1.5,
  width: '100%',
  minHeight: 32,
  px: 1.5,
  py: 0.5,
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  borderInlineStart: '3px solid transparent',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    borderInlineStartColor: 'primary.main',
    bgcolor: 'action.selected',
    fontWeight: 600,
  },
} as const;
