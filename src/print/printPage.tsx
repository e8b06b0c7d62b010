import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { PrintPage } from '../contract/printedPage';
import { printedTexts } from './printedTexts';
import { PrintedSite } from './PrintedSite';

/**
 * Prints a page as the browser will show it: the same components with the same data, without store and without Material UI.
 * Controls are empty places of the same size. The program replaces the markup in one step.
 */
export const printPage: PrintPage = (page) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={printedTexts(page.language, page.siteName)}>
      <StaticRouter location={page.address}>
        <PrintedSite page={page} />
      </StaticRouter>
    </I18nextProvider>,
  );
