import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../Icon';
import type { SectionsProps } from './sections';

/** The sections as an accordion with at most one open. */
export function SectionAccordion<Key extends string>({
  sections,
  open,
  onOpen,
}: SectionsProps<Key>) {
  const id = useId();
  return sections.map(({ key, label, icon, content }) => (
    <Accordion
      key={key}
      expanded={key === open}
      onChange={(_event, expanded) => onOpen(expanded ? key : null)}
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary
        expandIcon={<Icon path={mdiChevronDown} />}
        id={`${id}-head-${key}`}
        aria-controls={`${id}-section-${key}`}
        slotProps={{ content: { sx: { alignItems: 'center', gap: 1.5, my: 1.5 } } }}
      >
        <Icon path={icon} fontSize="small" />
        <Typography variant="h5" component="span">
          {label}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ pb: 3 }}>{content}</AccordionDetails>
    </Accordion>
  ));
}
