import { useId, type ReactNode, type Ref } from 'react';
import './ResultsFrame.css';

interface ResultsFrameProps {
  /** The heading; it gets the focus when the page of the list changes. */
  ref?: Ref<HTMLHeadingElement>;
  /** The number of results as text. */
  words: string;
  busy?: boolean;
  children: ReactNode;
  /** The pagination. */
  pages: ReactNode;
}

/** The number of results, the list, and the pagination. */
export function ResultsFrame({ ref, words, busy, children, pages }: ResultsFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy}>
      <h2 ref={ref} id={id} tabIndex={-1} className="text-h4 results-heading">
        {words}
      </h2>
      {children}
      <div className="results-pages">{pages}</div>
    </section>
  );
}
