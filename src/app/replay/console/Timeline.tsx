import {
  mdiPause,
  mdiPlay,
  mdiSkipBackward,
  mdiSkipForward,
  mdiSkipNext,
  mdiSkipPrevious,
} from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { SelectField } from '../../../components/forms/SelectField';
import { useFormats } from '../../../i18n/useFormats';
import type { OpenedSnapshot } from '../openSnapshot';
import { isPageChange } from './actionName';
import { clockOfStep } from './clockOfStep';
import { TimeField } from './TimeField';
import { speeds, type Playback } from './usePlayback';

/** Play, pause, step, and a slider over all steps. */
export function Timeline({ opened, playback }: { opened: OpenedSnapshot; playback: Playback }) {
  const { t } = useTranslation('replay');
  const { count } = useFormats();
  const { step, last, playing, speed, setSpeed, go, toggle } = playback;
  const position = t('position', {
    step: count(step),
    last: count(last),
    time: clockOfStep(opened, step),
  });
  // Marks the steps at which a page was opened, for orientation.
  const pages = useMemo(
    () =>
      opened.actions.flatMap((action, index) =>
        isPageChange(action) ? [{ value: index + 1 }] : [],
      ),
    [opened],
  );
  return (
    <Box component="section" aria-label={t('timeline')} sx={{ display: 'grid', gap: 0.5, px: 1 }}>
      <Slider
        size="small"
        min={0}
        max={Math.max(last, 1)}
        value={step}
        disabled={last === 0}
        aria-label={t('timeline')}
        getAriaValueText={() => position}
        marks={pages}
        onChange={(_event, value) => go(Number(value))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Control label={t('first')} icon={mdiSkipBackward} onClick={() => go(0)} />
        <Control label={t('previous')} icon={mdiSkipPrevious} onClick={() => go(step - 1)} />
        <Control
          label={playing ? t('pause') : t('play')}
          icon={playing ? mdiPause : mdiPlay}
          onClick={toggle}
          strong
        />
        <Control label={t('next')} icon={mdiSkipNext} onClick={() => go(step + 1)} />
        <Control label={t('end')} icon={mdiSkipForward} onClick={() => go(last)} />
        <Typography
          variant="body2"
          component="output"
          sx={{ flexGrow: 1, mx: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {position}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, '& .MuiTextField-root': { width: '6.75rem' } }}>
          <TimeField opened={opened} go={go} />
          <SelectField<string>
            name="speed"
            label={t('speed')}
            value={String(speed)}
            options={speeds.map((value) => ({ value: String(value), label: `${count(value)}×` }))}
            onChange={(value) => setSpeed(speeds.find((one) => String(one) === value) ?? 1)}
          />
        </Box>
      </Box>
    </Box>
  );
}

interface ControlProps {
  label: string;
  icon: string;
  strong?: boolean;
  onClick: () => void;
}

function Control({ label, icon, strong = false, onClick }: ControlProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={onClick}
        color={strong ? 'primary' : 'default'}
        sx={strong ? { border: '1px solid' } : {}}
      >
        <Icon path={icon} />
      </IconButton>
    </Tooltip>
  );
}
