import { mdiMenuDown } from '@mdi/js';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon';
import './fields.css';

interface ListChoiceProps extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One choice for a list: the browser's own select, with its label beside the value. */
export function ListChoice({ label, options, ...select }: ListChoiceProps) {
  return (
    <label className="field-box list-choice">
      <span aria-hidden="true">{label}</span>
      <select aria-label={label} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={mdiMenuDown} />
    </label>
  );
}
