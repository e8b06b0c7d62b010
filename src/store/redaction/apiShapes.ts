import { masked, messageKey, plain, requestId, word } from './valueRedactors';
import { fields, list } from './shape';

/** A failed request: an ApiError, or an exception from our own code. */
export const failure = fields({
  kind: word,
  messageKey,
  status: plain,
  text: masked,
  violations: list(fields({ field: word, message: masked })),
  retryAfter: plain,
  requestId,
  name: word,
  message: masked,
  code: word,
});

/** RTK Query's metadata of each request, in actions and in the state. */
export const requestFields = {
  requestId,
  requestStatus: word,
  status: word,
  startedTimeStamp: plain,
  fulfilledTimeStamp: plain,
  endpointName: word,
  direction: word,
};
