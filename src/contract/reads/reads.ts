import { articleReads } from './articleReads';
import { badgeReads } from './badgeReads';
import { comparisonReads } from './comparisonReads';
import { explanationReads } from './explanationReads';
import { groupReads } from './groupReads';
import { homeReads } from './homeReads';
import { memberReads } from './memberReads';
import { ownReads } from './ownReads';
import { pastReads } from './pastReads';
import { pinReads } from './pinReads';
import { playerReads } from './playerReads';
import { proofReads } from './proofReads';
import { recordReads } from './recordReads';
import { requestReads } from './requestReads';
import { reportReads } from './reportReads';
import { seriesReads } from './seriesReads';
import { takeBackReads } from './takeBackReads';
import { yearReads } from './yearReads';

/**
 * Everything that pages read of the API, beside the administration: from it follow requests, documents, prefetching, and what
 * devices keep.
 */
export const reads = {
  ...articleReads,
  ...badgeReads,
  ...comparisonReads,
  ...explanationReads,
  ...groupReads,
  ...homeReads,
  ...memberReads,
  ...ownReads,
  ...pastReads,
  ...pinReads,
  ...playerReads,
  ...proofReads,
  ...recordReads,
  ...requestReads,
  ...reportReads,
  ...seriesReads,
  ...takeBackReads,
  ...yearReads,
};

type Reads = typeof reads;

/** The reads that pages start with. */
export type PageRead = {
  [Name in keyof Reads]: Reads[Name] extends { of: unknown } ? Name : never;
}[keyof Reads];
