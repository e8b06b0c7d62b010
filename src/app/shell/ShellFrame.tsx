import type { ReactNode } from 'react';
import { contentId, SkipLink } from './SkipLink';
import './ShellFrame.css';

interface ShellFrameProps {
  header: ReactNode;
  /** Beside the page. */
  sidebar: ReactNode;
  /** A `PageContent`. */
  children: ReactNode;
  /** Below the page. */
  footer: ReactNode;
}

/** The page's own place. `busy` while the next page is loading. */
export function PageContent({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} aria-busy={busy} className="shell-content">
      {children}
    </main>
  );
}

/** The layout around every page. */
export function ShellFrame({ header, sidebar, children, footer }: ShellFrameProps) {
  return (
    <>
      <SkipLink />
      {header}
      <div className="shell">
        {sidebar}
        <div className="shell-page">
          {children}
          {footer}
        </div>
      </div>
    </>
  );
}
