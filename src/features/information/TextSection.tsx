import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { InformationSection } from './informationDocument';
import { LinkedText } from './LinkedText';

interface TextSectionProps {
  section: InformationSection;
  children?: ReactNode;
}

/** One section of a page. Its heading has an id to link to. */
export function TextSection({ section, children }: TextSectionProps) {
  const { id, heading, paragraphs, list } = section;
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 6 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2, scrollMarginTop: '5.5rem' }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ '& + &': { mt: 2 } }}>
          <LinkedText text={paragraph} />
        </Typography>
      ))}
      {list.length === 0 ? null : (
        <Box
          component="ul"
          sx={{
            pl: 2.75,
            my: 2,
            '& li + li': { mt: 1 },
            '& li::marker': { color: 'primary.main' },
          }}
        >
          {list.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}
