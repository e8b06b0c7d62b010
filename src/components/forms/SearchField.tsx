import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { limits } from '../../contract/limits';
import { Icon } from '../Icon';

interface SearchFieldProps {
  name: string;
  label: string;
  placeholder: string;
  /** Label of the clear button. */
  clearLabel: string;
  text: string;
  onType: (text: string) => void;
  /** Enter was pressed or the field was cleared: search without debouncing. */
  onSubmit: (text: string) => void;
  onLeave?: () => void;
}

/** A search field. Escape and a button clear it. */
export function SearchField(props: SearchFieldProps) {
  const { name, label, placeholder, clearLabel, text, onType, onSubmit, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSubmit('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      type="search"
      name={name}
      size="small"
      fullWidth
      value={text}
      placeholder={placeholder}
      inputRef={input}
      slotProps={{
        input: {
          'aria-label': label,
          maxLength: limits.searchLength,
          enterKeyHint: 'search',
          autoComplete: 'off',
        },
      }}
      onBlur={onLeave}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        // Enter that commits an IME composition (Japanese, Chinese) must not search.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onSubmit(text);
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          clear();
        }
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      endAdornment={
        text === '' ? null : (
          <InputAdornment position="end">
            <IconButton edge="end" size="small" aria-label={clearLabel} onClick={clear}>
              <Icon path={mdiClose} fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
