/** Messages from the console to its frame. */
export type ConsoleMessage =
  /** The file's text, which the frame parses itself. */
  { kind: 'open'; text: string } | { kind: 'show'; step: number };

/** Messages from the frame to its console. */
export type FrameMessage =
  | { kind: 'ready' }
  /** A step is on the screen; `hash` is the hash of the state it was rendered from. */
  | { kind: 'shown'; step: number; hash: string }
  /** A screen failed to render, as it may have for the member too. */
  | { kind: 'failed'; step: number };

const hasKind = (value: unknown): value is { kind: unknown; step?: unknown; hash?: unknown } =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Validates a message from the frame, which runs untrusted content. */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  if (!hasKind(value)) return undefined;
  const { kind, step, hash } = value;
  if (kind === 'ready') return { kind };
  if (typeof step !== 'number' || !Number.isInteger(step)) return undefined;
  if (kind === 'failed') return { kind, step };
  return kind === 'shown' && typeof hash === 'string' ? { kind, step, hash } : undefined;
}

export function readConsoleMessage(value: unknown): ConsoleMessage | undefined {
  if (!hasKind(value)) return undefined;
  const { kind, step } = value;
  if (kind === 'show' && typeof step === 'number' && Number.isInteger(step)) return { kind, step };
  if (kind !== 'open' || !('text' in value) || typeof value.text !== 'string') return undefined;
  return { kind, text: value.text };
}
