import type { FetchArgs } from '@reduxjs/toolkit/query/react';

interface FailedRequest {
  method: string;
  path: string;
}

/** In the memory of this tab only: a path may name a member. */
const failed = new Map<string, FailedRequest>();

/** Notes the request of an endpoint that failed. */
export function noteFailedRequest(endpoint: string, request: string | FetchArgs): void {
  const { url, method = 'GET' } = typeof request === 'string' ? { url: request } : request;
  const [path = ''] = url.split('?');
  failed.set(endpoint, { method, path });
}

/** The last failed request of an endpoint. */
export const failedRequestOf = (endpoint: string): FailedRequest | undefined =>
  failed.get(endpoint);
