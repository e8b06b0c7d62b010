import {
  ListedProof,
  ModeratedGame,
  ModeratedProof,
  ModerationFigures,
  ModeratorGames,
  NextProof,
} from '../../../contract/schemas/moderation';
import { ListedRequest, ModeratedRequest } from '../../../contract/schemas/requests';
import { ModeratedCase, ReportCase } from '../../../contract/schemas/reports';

/** The types that moderators read. */
export const moderationResources = {
  ListedProof: { properties: ListedProof.properties },
  ModeratedGame: { properties: ModeratedGame.properties },
  ModeratedProof: { properties: ModeratedProof.properties },
  ListedRequest: { properties: ListedRequest.properties },
  ModeratedRequest: { properties: ModeratedRequest.properties },
  NextProof: { properties: NextProof.properties },
  ModerationFigures: { properties: ModerationFigures.properties },
  ReportCase: { properties: ReportCase.properties },
  ModeratedCase: { properties: ModeratedCase.properties },
  ModeratorGames: { properties: ModeratorGames.properties },
};
