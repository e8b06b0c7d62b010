/** Where the page ran. Names are from a fixed list, versions are whole numbers. */
export type SnapshotEnvironment = {
  /** For example "Firefox 131". */
  browser: string;
  /** The operating system, for example "Windows". */
  system: string;
  /** The path of the page, without user input. */
  page: string;
};

/** `ago`: milliseconds before the snapshot. */
export type RecordedError = {
  ago: number;
  name: string;
  message: string;
  /** Stack frames in the site's scripts, innermost first, for example "/assets/7.js:1:2300". */
  frames: string[];
  /** How many times it happened in a row. */
  count: number;
};

export const requestMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export const failureReasons = [
  'http',
  'network',
  'timeout',
  'unreadable',
  'sessionKept',
  'unknown',
] as const;

/** A failed request, without headers or body. */
export type FailedRequest = {
  ago: number;
  method: (typeof requestMethods)[number];
  /** Its path pattern, for example "/api/articles/{id}". */
  route: string;
  /** 0 if there was no response. */
  status: number;
  reason: (typeof failureReasons)[number];
  /** Milliseconds. */
  duration: number;
};

export const diagnosticsLimits = {
  errors: 20,
  requests: 30,
  message: 300,
  frames: 5,
  frame: 160,
} as const;
