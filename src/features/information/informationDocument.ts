import { siteName } from '../../i18n/siteName';

/** A section of a page: text with a list, or questions and answers. */
export interface InformationSection {
  id: string;
  heading: string;
  paragraphs: string[];
  list: string[];
  questions: { id: string; question: string; answer: string }[];
}

export interface InformationDocument {
  title: string;
  lead: string;
  /** Date of the last change, such as 2026-10-05. */
  updated: string;
  sections: InformationSection[];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
// i18next returns these resources without interpolation, so their only placeholder is replaced here.
const text = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('{{site}}', () => siteName()) : '';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

function section(id: string, value: unknown): InformationSection {
  const { heading, title, paragraphs, list, items } = fieldsOf(value);
  return {
    id,
    heading: text(heading ?? title),
    paragraphs: texts(paragraphs),
    list: texts(list),
    questions: Object.entries(fieldsOf(items)).map(([name, item]) => {
      const { question, answer } = fieldsOf(item);
      return { id: `${id}-${name}`, question: text(question), answer: text(answer) };
    }),
  };
}

/** Validates a document from the locale files, which are too large to be typed, so every value is checked. */
export function readDocument(value: unknown): InformationDocument {
  const { title, lead, updated, sections } = fieldsOf(value);
  return {
    title: text(title),
    lead: text(lead),
    updated: text(updated),
    sections: Object.entries(fieldsOf(sections)).map(([id, part]) => section(id, part)),
  };
}
