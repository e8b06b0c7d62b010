import { useHasRole } from '../../access/useHasRole';
import { roles } from '../../contract/roles';

const judging = [roles.admin, roles.proofModerator];
const deciding = [roles.admin, roles.moderator];

/** Which parts of the moderation to show. The server enforces it. */
export const useModerationRights = () => ({
  /** Proofs. */
  judges: useHasRole({ any: judging }),
  /** Reports. */
  decides: useHasRole({ any: deciding }),
});
