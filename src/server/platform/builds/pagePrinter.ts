import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrintPage } from '../../../contract/printedPage';

const hasPrintPage = (module: unknown): module is { printPage: PrintPage } =>
  typeof module === 'object' &&
  module !== null &&
  'printPage' in module &&
  typeof module.printPage === 'function';

/**
 * Loads the components that print pages, which are built with the client and loaded again when a new build replaces them.
 * Returns undefined if they are not built.
 */
export function createPrintPageReader(clientFolder: string) {
  const file = path.join(clientFolder, '../print/printPage.js');
  let known: { stamp: number; print: PrintPage } | undefined;

  return async function readPrintPage(): Promise<PrintPage | undefined> {
    try {
      const stamp = (await stat(file)).mtimeMs;
      if (known?.stamp !== stamp) {
        const module: unknown = await import(
          /* webpackIgnore: true */ `${pathToFileURL(file).href}?${stamp}`
        );
        if (hasPrintPage(module)) known = { stamp, print: module.printPage };
      }
    } catch {
      // Missing, or half written by a running build: keep the last one.
    }
    return known?.print;
  };
}
