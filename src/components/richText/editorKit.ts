import type Quill from 'quill/core';
import type { AllowedMarkup } from '../../contract/allowedMarkup';
import type { PasteLoss } from './pasteLosses';

/** A toolbar button in addition to the basic ones. */
export interface ExtraTool {
  name: string;
  /** In the current interface language. */
  label: () => string;
  icon: string;
  /** Receives the formats at the cursor. */
  isOn?: (active: Record<string, unknown>) => boolean;
  isShown?: (active: Record<string, unknown>) => boolean;
  use: (quill: Quill, on: boolean) => void;
}

/** The differences between the editors of articles and comments. */
export interface EditorKit {
  markup: AllowedMarkup;
  /** Quill's format names; all others are dropped, pasted ones included. */
  formats: readonly string[];
  modules?: Readonly<Record<string, unknown>>;
  tools: readonly ExtraTool[];
  /** Converts the editor's export to the stored form. */
  toHtml: (exported: string) => string;
  /** Handles files pasted or dropped at the selection; without it they are ignored. */
  onFiles?: (quill: Quill, files: readonly File[]) => void;
  /** Called after each paste of markup with the kinds of content that were lost, an empty list if none. */
  onPasted?: (losses: readonly PasteLoss[]) => void;
}
