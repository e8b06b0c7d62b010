import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { instantsOf } from '../../../i18n/instantsOf';
import { useFormats } from '../../../i18n/useFormats';

interface InstantChoiceProps {
  value: string;
  onChange: (instant: string) => void;
}

/** Asks which instant is meant in the hour that comes twice when clocks are put back: the picker always takes the first. */
export function InstantChoice({ value, onChange }: InstantChoiceProps) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const id = useId();
  const instants = instantsOf(new Date(value)).map((instant) => instant.toISOString());
  if (instants.length < 2) return null;
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id={id}>{t('publish.twice')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={new Date(value).toISOString()}
        onChange={(_event, instant) => onChange(instant)}
      >
        {instants.map((instant) => (
          <FormControlLabel
            key={instant}
            value={instant}
            control={<Radio />}
            label={longDate(instant)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
