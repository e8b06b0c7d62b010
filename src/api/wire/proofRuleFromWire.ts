import { provedPlaces } from '../../contract/records/proofRule';
import { count, object, oneOf, orNull } from './readers';

/** Which scores of the charts of a group have to be proved, and from how many ranked scores of a chart on; null without a rule. */
export const proofRuleFromWire = orNull(
  object({ places: oneOf(provedPlaces, undefined), from: count }),
);
