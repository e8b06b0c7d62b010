import { readMeasurementId } from '../../components/readMeasurementId';
import { useConsent } from './consent';

/** Whether to offer the choice: the site has a measurement id, or had one when the visitor made a choice. */
export function useConsentOffered(): boolean {
  const consent = useConsent();
  return consent !== null || readMeasurementId() !== undefined;
}
