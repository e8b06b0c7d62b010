import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../platform/metrics/metrics';
import type { PageToPrint, PrintPage } from '../../../contract/printedPage';

/** Maximum number of printed pages that are kept; the one unused for longest is dropped. */
const capacity = 500;

export interface PrintRequest {
  page: PageToPrint;
  /** The build whose components print the page. */
  print: PrintPage | undefined;
  logger: FastifyBaseLogger;
}

/**
 * Prints pages and keeps their markup while everything they are printed from stays the same: address, language, build and
 * the responses they show. So a write on any node is seen as soon as the API answers differently, and nothing has to be
 * dropped. If a page cannot be printed, its frame alone is.
 */
export function createPagePrinter({ printedPages }: Pick<Metrics, 'printedPages'>) {
  const known = new Map<PrintPage, Map<string, string>>();

  return function printPage({ page, print, logger }: PrintRequest): string {
    if (!print) return '';
    const pages = known.get(print) ?? new Map<string, string>();
    // Another build: its pages replace those of the last one.
    if (!known.has(print)) known.clear();
    known.set(print, pages);
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64');
    const printed = pages.get(key);
    printedPages.inc({ result: printed === undefined ? 'miss' : 'hit' });
    const markup = printed ?? printOrFrame(page, print, logger);
    if (markup === undefined) return '';
    pages.delete(key);
    pages.set(key, markup);
    const oldest = pages.keys().next();
    if (pages.size > capacity && !oldest.done) pages.delete(oldest.value);
    return markup;
  };
}

/** A fault of a page is logged once for each content: it would be repeated by every visitor. */
function printOrFrame(
  page: PageToPrint,
  print: PrintPage,
  logger: FastifyBaseLogger,
): string | undefined {
  try {
    return print(page);
  } catch (error) {
    logger.error({ err: error, route: page.route }, 'page not printed');
  }
  if (page.route === undefined) return undefined;
  return printOrFrame({ ...page, route: undefined }, print, logger);
}
