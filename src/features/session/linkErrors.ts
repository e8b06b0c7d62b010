import type { ApiError } from '../../api/errors/apiError';

/** Whether an error is about the link itself: a rejection that names no field. */
export const blamesLink = (error: ApiError): boolean =>
  error.kind === 'http' &&
  [400, 401, 403, 404, 410].includes(error.status) &&
  error.violations.length === 0;
