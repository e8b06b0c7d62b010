import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { PrintPage } from '../contract/printedPage';
import { printedFormatsId, recordFormats } from '../i18n/printedFormats';
import { printedTexts } from './printedTexts';
import { PrintedSite } from './PrintedSite';

/**
 * Prints a page as the browser will show it: the same components with the same data, without store and without Material UI.
 * Controls are empty places of the same size. The program replaces the markup in one step. The formatted numbers and dates
 * follow as JSON, so that it need not format them again.
 */
export const printPage: PrintPage = (page) => {
  const [markup, formats] = recordFormats(() =>
    renderToStaticMarkup(
      <I18nextProvider i18n={printedTexts(page.language, page.siteName)}>
        <StaticRouter location={page.address}>
          <PrintedSite page={page} />
        </StaticRouter>
      </I18nextProvider>,
    ),
  );
  // No text may end the element.
  const json = JSON.stringify(formats).replaceAll('<', String.raw`\u003c`);
  return `${markup}<script type="application/json" id="${printedFormatsId}">${json}</script>`;
};
