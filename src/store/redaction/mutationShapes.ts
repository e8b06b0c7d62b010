import { commentFromWire } from '../../api/wire/commentFromWire';
import { playerSettingsFromWire } from '../../api/wire/playerSettingsFromWire';
import type { Shape } from './shape';
import { shownShape } from './shownShape';
import { nothing } from './valueRedactors';

const comment = shownShape(commentFromWire.shown);

/** The shape of each mutation's result. Arguments are never kept. */
export const mutationShapes: Record<string, Shape> = {
  logIn: nothing,
  register: nothing,
  updateProfile: nothing,
  changePassword: nothing,
  sendResetLink: nothing,
  confirmReset: nothing,
  confirmEmail: nothing,
  undoEmailChange: nothing,
  uploadAvatar: nothing,
  deleteAccount: nothing,
  exportOwnData: nothing,
  changeCountry: shownShape(playerSettingsFromWire.shown),
  withdrawScore: nothing,
  restoreScore: nothing,
  rankPlayer: nothing,
  orderBadges: nothing,
  pinScores: nothing,
  changePrivateParts: nothing,
  predictScores: nothing,
  postScores: nothing,
  takeNextProof: nothing,
  claimProof: nothing,
  releaseProof: nothing,
  decideProof: nothing,
  decideRequest: nothing,
  askForProof: nothing,
  decideReportCase: nothing,
  reverseReportCase: nothing,
  reportContent: nothing,
  markNoticesSeen: nothing,
  sendProof: nothing,
  takeProofBack: nothing,
  answerProof: nothing,
  postComment: comment,
  changeComment: comment,
  removeComment: nothing,
};
