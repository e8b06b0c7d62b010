import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { useFormats } from '../../i18n/useFormats';
import { informationPages, type InformationRoute } from '../../contract/informationPages';
import { LinkedText } from './LinkedText';
import { QuestionList } from './QuestionList';
import { TableOfContents } from './TableOfContents';
import { TextSection } from './TextSection';
import { useTextsKeptAt } from './useTextsKeptAt';
import { readDocument, type InformationDocument } from './informationDocument';

/** The document of a page in the current language; suspends until it is loaded. */
function useInformation(route: InformationRoute): InformationDocument {
  const { i18n } = useTranslation('information');
  const { language } = i18n;
  return useMemo(() => {
    const document: unknown = i18n.getResource(language, 'information', informationPages[route]);
    return readDocument(document);
  }, [i18n, language, route]);
}

/** The element id in the URL's hash; scrolled to once the page is rendered. */
function useHash(): string {
  const id = useLocation().hash.slice(1);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return id;
}

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
      <LazyOfflineCopyAge keptAt={keptAt} />
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
