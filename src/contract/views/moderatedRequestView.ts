import { requestStates, type RequestState } from '../records/proofRequests';
import { defineView, type ShownBy } from './defineView';
import { alternative, catalogueId } from './parameters';

/** The requests that moderators see: those that are open, the oldest first, or those that are decided, the latest first. */
export const moderatedRequestView = defineView({
  state: alternative<RequestState>('state', requestStates),
  game: catalogueId('game'),
});

export type ModeratedRequestView = ShownBy<typeof moderatedRequestView>;
