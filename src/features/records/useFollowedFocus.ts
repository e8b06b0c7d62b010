import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading once the page of a board that a link leads to is shown; not before, so that Back returns to where
 * the link was.
 * @param shown what tells one page from another.
 */
export function useFollowedFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The page whose link was followed. */
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (left.current === undefined || left.current === shown) return;
    left.current = undefined;
    heading.current?.focus();
  }, [shown]);
  return {
    heading,
    onFollow: () => {
      left.current = shown;
    },
  };
}
