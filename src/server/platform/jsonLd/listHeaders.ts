import { isJsonObject } from './representations';

export const totalCountHeader = 'X-Total-Count';

const relations = {
  first: 'hydra:first',
  prev: 'hydra:previous',
  next: 'hydra:next',
  last: 'hydra:last',
} as const;

/**
 * What a collection says about its pages, as headers: plain JSON has only its items. The URLs are relative to that of the request.
 * Undefined for anything that is no collection.
 */
export function listHeaders(payload: Record<string, unknown>): Record<string, string> | undefined {
  const { 'hydra:totalItems': total, 'hydra:view': view } = payload;
  if (typeof total !== 'number') return undefined;
  const links = Object.entries(relations).flatMap(([relation, name]) => {
    const url = isJsonObject(view) ? view[name] : undefined;
    return typeof url === 'string' ? [`<${url}>; rel="${relation}"`] : [];
  });
  return {
    [totalCountHeader]: String(total),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  };
}

/** The same headers in the OpenAPI document. */
export const listHeaderSchemas = {
  Link: {
    type: 'string',
    description:
      'The URLs of the `first`, `prev`, `next` and `last` page, as far as the list has them (RFC 8288).',
  },
  [totalCountHeader]: { type: 'integer', description: 'How many items all pages have together.' },
};
