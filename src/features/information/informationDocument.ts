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
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((text) => (typeof text === 'string' ? text : '')) : [];
const textOf = (value: unknown): string => textsOf([value])[0] ?? '';

function section(id: string, value: unknown): InformationSection {
  const { heading, title, paragraphs, list, items } = fieldsOf(value);
  return {
    id,
    heading: textOf(heading ?? title),
    paragraphs: textsOf(paragraphs),
    list: textsOf(list),
    questions: Object.entries(fieldsOf(items)).map(([name, item]) => {
      const { question, answer } = fieldsOf(item);
      return { id: `${id}-${name}`, question: textOf(question), answer: textOf(answer) };
    }),
  };
}

/** i18next returns these resources without interpolation, so their only placeholder is replaced here. */
function named(value: unknown, siteName: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{{site}}', () => siteName);
  if (Array.isArray(value)) return value.map((item) => named(item, siteName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, named(field, siteName)]),
  );
}

/** Validates a document from the locale files, which are too large to be typed, so every value is checked. */
export function readDocument(value: unknown, siteName: string): InformationDocument {
  const { title, lead, updated, sections } = fieldsOf(named(value, siteName));
  return {
    title: textOf(title),
    lead: textOf(lead),
    updated: textOf(updated),
    sections: Object.entries(fieldsOf(sections)).map(([id, part]) => section(id, part)),
  };
}
