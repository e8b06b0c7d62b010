import type Quill from 'quill/core';
import type { AllowedMarkup } from '../../contract/allowedMarkup';
import type { PasteLoss } from './pasteLosses';

/** A button beside those every editor has. */
export interface ExtraTool {
  name: string;
  /** In the reader's language at the time of asking. */
  label: () => string;
  icon: string;
  /** Given the formats at the cursor. */
  isOn?: (active: Record<string, unknown>) => boolean;
  isShown?: (active: Record<string, unknown>) => boolean;
  use: (quill: Quill, on: boolean) => void;
}

/** What sets the editors of different texts apart. */
export interface EditorKit {
  markup: AllowedMarkup;
  /** Quill's names; others are dropped, however they come in. */
  formats: readonly string[];
  modules?: Readonly<Record<string, unknown>>;
  tools: readonly ExtraTool[];
  /** What the editor exports, as it travels. */
  toHtml: (exported: string) => string;
  /** Takes files that were pasted or dropped at the selection; without it they are ignored. */
  onFiles?: (quill: Quill, files: readonly File[]) => void;
  /** Hears after each paste of markup what the text cannot hold of it; nothing lost is an empty list. */
  onPasted?: (losses: readonly PasteLoss[]) => void;
}
