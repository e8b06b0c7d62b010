import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../../components/Icon';
import type { InformationSection } from './informationDocument';
import { LinkedText } from './LinkedText';

interface QuestionListProps {
  questions: InformationSection['questions'];
  /** The question in the URL's hash: it is open initially. */
  linked: string;
}

function Question({
  id,
  question,
  answer,
  linked,
}: QuestionListProps['questions'][number] & {
  linked: boolean;
}) {
  const [open, setOpen] = useState(linked);
  const [followed, setFollowed] = useState(linked);
  if (linked !== followed) {
    setFollowed(linked);
    if (linked) setOpen(true);
  }
  return (
    <Accordion
      id={id}
      disableGutters
      expanded={open}
      onChange={(_event, expanded) => setOpen(expanded)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ scrollMarginTop: '5.5rem' }}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<Icon path={mdiChevronDown} />}
        sx={{ py: 0.5, font: 'inherit', fontWeight: 600 }}
      >
        {question}
      </AccordionSummary>
      <AccordionDetails id={`${id}-answer`} sx={{ pt: 0, pb: 2.5 }}>
        <Typography sx={{ maxWidth: '42rem', color: 'text.secondary' }}>
          <LinkedText text={answer} />
        </Typography>
      </AccordionDetails>
    </Accordion>
  );
}

/** A list of questions; each opens to show its answer. */
export function QuestionList({ questions, linked }: QuestionListProps) {
  return questions.map((question) => (
    <Question key={question.id} {...question} linked={linked === question.id} />
  ));
}
