import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { breakpoints } from '../../config/timings';
import type { Section, SectionsProps } from './sections';

const narrowQuery = `(max-width: ${breakpoints.profileAccordion - 0.02}px)`;

// Only one of the two is needed, so each has its own chunk. React's `lazy` loses the type parameter of the keys; both components
// return keys unchanged.
const Strip = lazy(async () => {
  const { TabStrip } = await import(/* webpackChunkName: "tab-strip" */ './TabStrip');
  return { default: TabStrip<string> };
});
const Accordion = lazy(async () => {
  const { SectionAccordion } = await import(
    /* webpackChunkName: "section-accordion" */ './SectionAccordion'
  );
  return { default: SectionAccordion<string> };
});

/** Tabs or, in narrow windows, an accordion with one section open. */
export function ResponsiveTabs<Key extends string>(props: SectionsProps<Key>) {
  const narrow = useMediaQuery(narrowQuery);
  const { sections, onOpen, ...rest } = props;
  const Sections = narrow ? Accordion : Strip;
  const named = (key: string | null) => sections.find((section) => section.key === key)?.key;
  return (
    <Suspense
      fallback={
        <Box aria-busy="true" sx={{ minHeight: '60vh' }}>
          <Skeleton variant="rounded" height={48} />
        </Box>
      }
    >
      <Sections
        {...rest}
        sections={sections satisfies readonly Section<string>[]}
        onOpen={(key) => onOpen(named(key) ?? null)}
      />
    </Suspense>
  );
}
