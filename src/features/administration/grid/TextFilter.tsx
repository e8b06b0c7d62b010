import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { limits } from '../../../contract/limits';

/** Milliseconds the typing must rest before it is searched for. */
const searchDelay = 300;

interface TextFilterProps {
  name: string;
  label: string;
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
  /** Says what the field is for, so that its name needs no place of its own. */
  icon?: ReactNode;
}

/** Narrows a table by text, when the typing rests. */
export function TextFilter({ name, label, value, onChange, icon }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  // The address can change by other means too, such as the back button.
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
