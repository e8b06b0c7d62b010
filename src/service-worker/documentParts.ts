import { isPreloadedResponse, type PreloadedResponse } from '../contract/preloadedResponse';

/** The content of a data element in one of our documents. Workers have no HTML parser; a regular expression is enough here. */
function readData(html: string, id: string): unknown[] {
  const text = html.split(`<script type="application/json" id="${id}">`)[1]?.split('</script>')[0];
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

export const inlinedAnswers = (html: string): PreloadedResponse[] =>
  readData(html, 'initial-data').filter(isPreloadedResponse);

/** The build files a document references, and those it lists for offline use. */
export function documentFiles(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)].map(([, file]) => file);
  const listed = readData(html, 'offline-files');
  return [...new Set([...named, ...listed])].filter((file) => typeof file === 'string');
}
