import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptMark } from '../../components/KeptMark';
import { PageHeader } from '../../components/PageHeader';
import { PageMetadata } from '../../components/PageMetadata';
import { useFormats } from '../../i18n/useFormats';
import type { InformationRoute } from '../../contract/informationPages';
import { LinkedText } from './LinkedText';
import { QuestionList } from './QuestionList';
import { TableOfContents } from './TableOfContents';
import { TextSection } from './TextSection';
import { useHash } from './useHash';
import { useInformation } from './useInformation';
import { useTextsKeptAt } from './useTextsKeptAt';

interface InformationPageProps {
  route: InformationRoute;
  /** Content below a section's text, by section id. */
  below?: Readonly<Record<string, ReactNode>>;
}

/** One component for the seven pages whose texts are documents. */
export function InformationPage({ route, below = {} }: InformationPageProps) {
  const { t } = useTranslation(['metadata', 'navigation']);
  const { articleDate } = useFormats();
  const { title, lead, updated, sections } = useInformation(route);
  const hash = useHash();
  const keptAt = useTextsKeptAt();
  return (
    <>
      <PageMetadata title={t(route)} page={route} />
      <PageHeader title={title} lead={<LinkedText text={lead} />}>
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('navigation:information.updated', { date: articleDate(updated) })}
        </Typography>
      </PageHeader>
      <KeptMark keptAt={keptAt} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 44rem) minmax(12rem, 1fr)' },
          gap: { xs: 4, md: 8 },
        }}
      >
        <TableOfContents sections={sections} />
        <div>
          {sections.map((section) => (
            <TextSection key={section.id} section={section}>
              <QuestionList questions={section.questions} linked={hash} />
              {below[section.id]}
            </TextSection>
          ))}
        </div>
      </Box>
    </>
  );
}
