import { baseApi } from '../../api/baseApi';
import { sessionChangedElsewhere } from '../../state/authSlice';
import { sameMember } from '../../state/tokenClaims';
import type { StartListening } from '../../store/listeners';

/** Clears the API cache when the member logs out or changes, so that the next user never sees the previous member's data. */
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
