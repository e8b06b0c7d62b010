import { siteName } from '../../i18n/siteName';

/** A part of a page: running text and a list, or questions and answers. */
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
  /** Day of the last change, as in 2026-10-05. */
  updated: string;
  sections: InformationSection[];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
// Resources are read as they are, so their one placeholder is filled here.
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

/** Reads a document of the texts; they are too many for the compiler to know, so nothing is taken for granted. */
export function readDocument(value: unknown): InformationDocument {
  const { title, lead, updated, sections } = fieldsOf(value);
  return {
    title: text(title),
    lead: text(lead),
    updated: text(updated),
    sections: Object.entries(fieldsOf(sections)).map(([id, part]) => section(id, part)),
  };
}
