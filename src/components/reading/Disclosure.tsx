import type { ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether it starts open. */
  open?: boolean;
  /** It was opened. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a page that can be folded, also without script. */
export function Disclosure({ summary, open = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
      className="disclosure"
    >
      <summary className="disclosure-summary">{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
