import type { ReactNode } from 'react';
import { Text } from '../../components/Text';
import './information.css';
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
    <section aria-labelledby={id} className="information-section">
      <Text variant="h2" component="h2" id={id} className="information-heading">
        {heading}
      </Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>
          <LinkedText text={paragraph} />
        </Text>
      ))}
      {list.length === 0 ? null : (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
