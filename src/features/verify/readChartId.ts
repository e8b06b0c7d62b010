import { parseId } from '../../contract/parseId';

/** The chart of an address on the site or in the API, or of a number. */
export function readChartId(text: string): number | undefined {
  const path = text.trim().replace(/[?#].*$/s, '');
  const digits = /(?:-chart-c|\/api\/charts\/)(\d+)$/.exec(path)?.[1];
  return parseId(digits ?? path);
}
