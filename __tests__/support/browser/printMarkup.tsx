import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '../../../src/contract/languages';
import { createI18n } from '../../../src/i18n/createI18n';
import { loadTexts } from './loadTexts';

/** Renders as the server does, without store and theme, and returns the parsed markup. */
export async function printMarkup(
  ui: ReactNode,
  { at = '/en/', language = 'en' }: { at?: string; language?: Language } = {},
): Promise<HTMLElement> {
  const i18n = await createI18n({ language, resources: loadTexts(language) });
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location={at}>{ui}</StaticRouter>
    </I18nextProvider>,
  );
  return body;
}
