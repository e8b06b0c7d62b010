import { analyticsMark, isMeasurementId } from '../contract/analytics';

/** Whose page views this document may be asked about: the server writes it where the site has one. */
export function measurementId(): string | undefined {
  const id = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMark}"]`)?.content;
  return id !== undefined && isMeasurementId(id) ? id : undefined;
}
