import type { ReactNode } from 'react';
import { actionClass, type ActionVariant } from './actionClass';

interface ActionButtonProps {
  variant: ActionVariant;
  onClick: () => void;
  children: ReactNode;
}

/** A plain button without Material UI code, for the first bundle and for error screens, which must not need another chunk. */
export function ActionButton({ variant, onClick, children }: ActionButtonProps) {
  return (
    <button type="button" onClick={onClick} className={actionClass(variant)}>
      {children}
    </button>
  );
}
