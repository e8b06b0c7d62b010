const json = 'application/json';
const jsonLd = 'application/ld+json';

export const mediaTypes = { json, jsonLd } as const;
