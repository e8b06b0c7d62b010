import type { PageKind } from '../../__tests__/support/pages/pageKinds';
import type { Change } from './interactionTimes';
import type { LighthouseResult } from './runLighthouse';
import type { TracedVisit } from './traceVisit';

export type MeasuredPage = Exclude<PageKind, 'log-in'> | 'reference';

/** What the runs of one page have measured; a part that was left out has no entries. */
export interface PageResults {
  /** Bytes as transferred; the same in each run. */
  weight?: { script: number; total: number; document: number; requests: number };
  traces: TracedVisit[];
  lighthouse: LighthouseResult[];
  /** Milliseconds of processor time per document. */
  documents: number[];
}

export interface Results {
  pages: Map<MeasuredPage, PageResults>;
  themes: Change[];
  languages: Change[];
}
