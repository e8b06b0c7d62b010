import { useRef, type KeyboardEvent } from 'react';
import type { Column } from '../../api/wire/columnsFromWire';
import { moveInColumn } from './moveInColumn';
import '../../components/forms/fields.css';
import './sheet.css';

interface SheetInputProps {
  column: Column;
  index: number;
  label: string;
  /** Shown beside the input; empty if the label says enough. */
  name: string;
  text: string;
  invalid: boolean;
  messageId: string;
  onType: (text: string) => void;
  /** Returns whether the text was of several cells, and so was taken. */
  onPaste: (text: string) => boolean;
  onLeave: () => void;
  /** Before the keys that move in the column. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The keyboard of a phone: digits alone have neither a minus nor the signs between the parts of a time. */
function inputModeOf({ format }: Column): 'text' | 'numeric' | 'decimal' {
  if (format.parts.length > 1 || format.minimum < 0) return 'text';
  return format.decimals === 0 ? 'numeric' : 'decimal';
}

/** A value of a chart. */
export function SheetInput(props: SheetInputProps) {
  const { column, index, label, name, text, invalid, messageId } = props;
  const { onType, onPaste, onLeave, onKeyDown } = props;
  const isEntering = useRef(false);
  return (
    <span className="field-box sheet-input">
      {name ? <span aria-hidden="true">{name}</span> : null}
      <input
        type="text"
        inputMode={inputModeOf(column)}
        enterKeyHint="next"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        data-column={index}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={messageId}
        value={text}
        onChange={({ target: { value } }) => onType(value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          onKeyDown(event);
          moveInColumn(event);
        }}
        // Like Tab, a press that enters the field selects the value: what is typed next replaces it.
        onPointerDown={({ currentTarget }) => {
          isEntering.current = document.activeElement !== currentTarget;
        }}
        onClick={({ currentTarget }) => {
          const { selectionStart, selectionEnd } = currentTarget;
          if (isEntering.current && selectionStart === selectionEnd) currentTarget.select();
          isEntering.current = false;
        }}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
    </span>
  );
}
