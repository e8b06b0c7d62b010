import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedSnapshot } from '../openSnapshot';
import { readTime, stepAtTime } from './stepAtTime';
import type { Playback } from './usePlayback';

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
