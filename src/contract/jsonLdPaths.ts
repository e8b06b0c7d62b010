/** Endpoints for Hydra clients; the site itself does not use them. */
export const jsonLdPaths = {
  entryPoint: '/api',
  documentation: '/api/docs.jsonld',
  context: (type: string) => `/api/contexts/${type}`,
} as const;
