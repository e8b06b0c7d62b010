import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/PageHeader';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import './information.css';
import type { InformationDocument } from './informationDocument';
import { LinkedText } from './LinkedText';
import { QuestionList } from './QuestionList';
import { TableOfContents } from './TableOfContents';
import { TextSection } from './TextSection';

interface InformationViewProps {
  document: InformationDocument;
  /** The element id in the URL's hash. */
  hash: string;
  /** A note above the text. */
  note?: ReactNode;
  /** Content below a section's text, by section id. */
  below?: Readonly<Record<string, ReactNode>>;
}

/** A document of the site: its sections, with a table of contents. */
export function InformationView({ document, hash, note, below = {} }: InformationViewProps) {
  const { t } = useTranslation('navigation');
  const { articleDate } = useFormats();
  const { title, lead, updated, sections } = document;
  return (
    <>
      <PageHeader title={title} lead={<LinkedText text={lead} />}>
        <Text variant="caption" muted className="information-updated">
          {t('information.updated', { date: articleDate(updated) })}
        </Text>
      </PageHeader>
      {note}
      <div className="information">
        <TableOfContents sections={sections} />
        <div>
          {sections.map((section) => (
            <TextSection key={section.id} section={section}>
              <QuestionList questions={section.questions} linked={hash} />
              {below[section.id]}
            </TextSection>
          ))}
        </div>
      </div>
    </>
  );
}
