const json = 'application/json';
const jsonLd = 'application/ld+json';

/** Whether an Accept header prefers plain JSON. JSON-LD is the default, also at equal quality. */
export function prefersPlainJson(accept: string | undefined): boolean {
  return accept !== undefined && quality(accept, json) > quality(accept, jsonLd);
}

/** Whether an Accept header has a range for any kind of JSON; without the header everything is accepted. */
export const acceptsJson = (accept = ''): boolean =>
  accept.trim() === '' || /\*\/\*|application\/\*|json/i.test(accept);

/** The quality of a media type in an Accept header: that of the most specific matching range. */
function quality(accept: string, type: string): number {
  const [group = ''] = type.split('/', 1);
  const precedence = ['*/*', `${group}/*`, type];
  let best = { rank: -1, quality: 0 };
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const rank = precedence.indexOf(range);
    if (rank > best.rank) best = { rank, quality: qualityParameter(parameters) };
  }
  return best.quality;
}

function qualityParameter(parameters: readonly string[]): number {
  const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const number = value === undefined ? 1 : Number(value);
  return number >= 0 && number <= 1 ? number : 0;
}

export const mediaTypes = { json, jsonLd } as const;
