import { measurementId } from '../../components/measurementId';
import { useConsent } from './consent';

/** Whether there is anything to choose: the site measures, or did when this browser's user chose. */
export function useConsentOffered(): boolean {
  const consent = useConsent();
  return consent !== null || measurementId() !== undefined;
}
