import { baseApi } from '../../api/baseApi';
import { sessionChangedElsewhere } from '../../state/authSlice';
import { sameMember } from '../../state/tokenClaims';
import type { StartListening } from '../../store/listeners';

/** What was asked for one member is nobody else's to see: when they go, or another comes in their place, it is forgotten. */
export function resetApiOnLogout(startListening: StartListening): void {
  startListening({
    predicate: (action, { auth }, { auth: before }) =>
      before.token !== null &&
      (auth.token === null ||
        (sessionChangedElsewhere.match(action) && !sameMember(before.token, auth.token))),
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
    },
  });
}
