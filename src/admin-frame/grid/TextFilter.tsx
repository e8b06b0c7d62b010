import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { searchDelay } from '../../config/timings';

interface TextFilterProps {
  name: string;
  label: string;
  /** The value in the URL. */
  value: string;
  onChange: (value: string) => void;
  /** Describes the field, so that it needs no visible label. */
  icon?: ReactNode;
}

/** Filters a table by text, debounced. */
export function TextFilter({ name, label, value, onChange, icon }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  // The URL can also change otherwise, such as by the back button.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return undefined;
    const timer = globalThis.setTimeout(() => change.current(wanted), searchDelay);
    return () => globalThis.clearTimeout(timer);
  }, [text, value]);
  const field = {
    type: 'search',
    name,
    size: 'small',
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
  } as const;
  const input = { maxLength: limits.searchLength, autoComplete: 'off' };
  return icon === undefined ? (
    <TextField {...field} label={label} slotProps={{ htmlInput: input }} />
  ) : (
    <OutlinedInput
      {...field}
      placeholder={label}
      slotProps={{ input: { 'aria-label': label, ...input } }}
      startAdornment={icon}
    />
  );
}
