import { analyticsMark, isMeasurementId } from '../contract/analytics';

/** The analytics measurement id; the server writes it into the document if one is configured. */
export function readMeasurementId(): string | undefined {
  const id = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMark}"]`)?.content;
  return id !== undefined && isMeasurementId(id) ? id : undefined;
}
