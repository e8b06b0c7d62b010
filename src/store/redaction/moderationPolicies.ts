import { boardOf } from '../../api/wire/boardPages';
import { collectionOf } from '../../api/wire/collection';
import {
  listedProofFromWire,
  moderatedGameFromWire,
  moderatedProofFromWire,
  moderationFiguresFromWire,
} from '../../api/wire/moderationFromWire';
import { moderatedCaseFromWire, reportCaseFromWire } from '../../api/wire/reportCasesFromWire';
import { listedRequestFromWire, moderatedRequestFromWire } from '../../api/wire/requestFromWire';
import {
  inLanguage,
  moderatedQuery,
  moderatedRequestsQuery,
  oneInLanguage,
  reportCasesQuery,
} from './queryShapes';
import { boards, read } from './responseShapes';
import { nothing } from './valueRedactors';

/** What moderators read. */
export const moderationPolicies = {
  getModeratedGames: { argument: inLanguage, data: read(collectionOf(moderatedGameFromWire)) },
  getModeratedProofs: { argument: moderatedQuery, data: boards(boardOf(listedProofFromWire, {})) },
  getModeratedProof: { argument: oneInLanguage, data: read(moderatedProofFromWire) },
  getModeratedRequests: {
    argument: moderatedRequestsQuery,
    data: boards(boardOf(listedRequestFromWire, {})),
  },
  getModeratedRequest: { argument: oneInLanguage, data: read(moderatedRequestFromWire) },
  getModerationFigures: { argument: nothing, data: read(moderationFiguresFromWire) },
  getReportCases: { argument: reportCasesQuery, data: boards(boardOf(reportCaseFromWire, {})) },
  getReportCase: { argument: oneInLanguage, data: read(moderatedCaseFromWire) },
};
