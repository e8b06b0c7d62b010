import { clsx } from 'clsx';
import { actionClass } from '../../components/buttons/actionClass';
import '../../components/Icon.css';

interface ButtonSlotProps {
  label: string;
  /** The button starts with an icon. */
  icon?: boolean;
}

/** The place of a button, which the browser fills. */
export function ButtonSlot({ label, icon = false }: ButtonSlotProps) {
  return (
    <span aria-hidden="true" className={clsx(actionClass('outlined'), 'slot')}>
      {icon ? <svg viewBox="0 0 24 24" className="icon" /> : null}
      <span>{label}</span>
    </span>
  );
}
