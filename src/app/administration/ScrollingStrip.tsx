import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../components/Icon';

const buttonStyles = ({ vars: { palette } }: Theme) => ({
  position: 'absolute',
  insetBlock: 0,
  width: 44,
  color: palette.text.primary,
  backgroundColor: palette.background.default,
  // The row goes on below it.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: 24,
    pointerEvents: 'none',
  },
  '&.at-start': { insetInlineStart: 0 },
  '&.at-start::before': {
    insetInlineStart: '100%',
    background: `linear-gradient(to right, ${palette.background.default}, transparent)`,
  },
  '&.at-end': { insetInlineEnd: 0 },
  '&.at-end::before': {
    insetInlineEnd: '100%',
    background: `linear-gradient(to left, ${palette.background.default}, transparent)`,
  },
});

/** Which ends of a row are scrolled out of view, by a mark at each end. */
function useHiddenEnds() {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    const root = row.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setHidden((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.delete(target);
            else next.add(target);
          return next;
        }),
      { root },
    );
    for (const mark of root.querySelectorAll(':scope > span')) observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  const isHidden = (end: 'first' | 'last') =>
    [...hidden].some((mark) => mark.matches(`:${end}-child`));
  return { row, start: isHidden('first'), end: isHidden('last') };
}

interface ScrollingStripProps {
  /** The accessible name. */
  label: string;
  /** List items with a link each. */
  children: ReactNode;
}

/**
 * A row of links that scrolls when it is too long, with buttons that show that it goes on. They are for the pointer only: focus scrolls the row
 * by itself.
 */
export function ScrollingStrip({ label, children }: ScrollingStripProps) {
  const { row, start, end } = useHiddenEnds();
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * 0.7 * row.current.clientWidth, behavior: 'smooth' });
  const button = (side: 'start' | 'end') => (
    <ButtonBase
      aria-hidden
      tabIndex={-1}
      className={`at-${side}`}
      onClick={() => scroll(side === 'end' ? 1 : -1)}
      sx={buttonStyles}
    >
      <Icon path={side === 'end' ? mdiChevronRight : mdiChevronLeft} />
    </ButtonBase>
  );
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ position: 'relative', mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box
        ref={row}
        sx={{
          display: 'flex',
          overflowX: 'auto',
          scrollPaddingInline: '4.5rem',
          scrollbarWidth: 'none',
          '& > *': { flex: 'none' },
          '& > span': { width: '1px' },
        }}
      >
        <span />
        <Box component="ul" sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
        <span />
      </Box>
      {start ? button('start') : null}
      {end ? button('end') : null}
    </Box>
  );
}
