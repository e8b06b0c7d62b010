const transient = new Set([401, 408, 425, 429]);

/** Whether the same request may succeed later. A 401 is resolved by refreshing the token or by logging in again. */
export const isTransientStatus = (status: number): boolean =>
  status >= 500 || transient.has(status);
