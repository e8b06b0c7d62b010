import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedSnapshot } from '../openSnapshot';
import type { Playback } from './usePlayback';

const timePattern = /^(?:(\d{1,3}):)?(\d{1,5}(?:\.\d{1,3})?)$/;

/** Parses a typed time into milliseconds: `1:30`, `01:30.5` or seconds alone. */
function readTime(text: string): number | undefined {
  const [, minutes = '0', seconds] = timePattern.exec(text.trim()) ?? [];
  return seconds === undefined ? undefined : (Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** The last step reached this long after the first one. */
function stepAtTime({ meta: { times } }: Pick<OpenedSnapshot, 'meta'>, passed: number): number {
  const start = times[0] ?? 0;
  return times.findLastIndex((time) => time - start <= passed) + 1;
}

interface TimeFieldProps {
  opened: OpenedSnapshot;
  go: Playback['go'];
}

/** Goes to the screen shown at a given time, in the format reports use. */
export function TimeField({ opened, go }: TimeFieldProps) {
  const { t } = useTranslation('replay');
  const [text, setText] = useState('');
  const [faulty, setFaulty] = useState(false);
  const seek = () => {
    const time = readTime(text);
    setFaulty(time === undefined);
    if (time !== undefined) go(stepAtTime(opened, time));
  };
  return (
    <TextField
      size="small"
      label={t('goToTime')}
      placeholder="00:00"
      value={text}
      error={faulty}
      helperText={faulty ? t('timeFormat') : undefined}
      onChange={({ target }) => {
        setText(target.value);
        setFaulty(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') seek();
      }}
      slotProps={{ htmlInput: { maxLength: 12, autoComplete: 'off' } }}
    />
  );
}
