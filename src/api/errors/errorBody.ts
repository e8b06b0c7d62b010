import { isRecord } from '../wire/typeGuards';

/** A field the server rejected. */
export type Violation = { field: string; message: string };

// Longer texts are HTML pages or stack traces, not messages.
const longestText = 500;

const readable = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text !== '' && text.length <= longestText && !text.startsWith('<') ? text : undefined;
};

export function violationsOf(body: unknown): Violation[] {
  if (!isRecord(body) || !Array.isArray(body.violations)) return [];
  return body.violations.flatMap((violation: unknown) => {
    if (!isRecord(violation)) return [];
    const message = readable(violation.message);
    const field = typeof violation.propertyPath === 'string' ? violation.propertyPath : '';
    return message === undefined ? [] : [{ field, message }];
  });
}

/**
 * The message to show, in order of precedence: first violation (the others are shown at their fields), message, detail,
 * description. Never the title, which only names the status.
 */
export function wordsOf(body: unknown): string | undefined {
  const [first] = violationsOf(body);
  if (first) return first.message;
  if (!isRecord(body)) return undefined;
  return (
    readable(body.message) ??
    readable(body.detail) ??
    readable(body['hydra:description']) ??
    readable(body.description)
  );
}
