import { mdiClose, mdiMagnify } from '@mdi/js';
import { useRef } from 'react';
import { limits } from '../../contract/limits';
import { Icon } from '../Icon';
import '../buttons/buttons.css';
import './fields.css';

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
    <div className="field-box">
      <Icon path={mdiMagnify} />
      <input
        ref={input}
        type="search"
        name={name}
        value={text}
        aria-label={label}
        placeholder={placeholder}
        maxLength={limits.searchLength}
        enterKeyHint="search"
        autoComplete="off"
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
      />
      {text === '' ? null : (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="pressable field-clear"
        >
          <Icon path={mdiClose} fontSize="small" />
        </button>
      )}
    </div>
  );
}
