const folds = (root: Element) => [...root.querySelectorAll('details')];

/**
 * Follows which folded parts of the printed page are opened and closed. Returns a function for after the mount, which has
 * replaced them: those in their places become as they were.
 */
export function watchPrintedFolds(root: Element): () => void {
  const changed = new Map<number, { summary: string | undefined; open: boolean }>();
  // Trimmed: the place for what only members see may be gone.
  const summaryOf = (fold?: Element) => fold?.querySelector('summary')?.textContent.trim();
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    changed.set(folds(root).indexOf(target), { summary: summaryOf(target), open: target.open });
  };
  // The event does not bubble.
  root.addEventListener('toggle', note, true);
  return () => {
    root.removeEventListener('toggle', note, true);
    const mounted = folds(root);
    for (const [index, { summary, open }] of changed) {
      const fold = mounted[index];
      if (fold && summaryOf(fold) === summary) fold.open = open;
    }
  };
}
