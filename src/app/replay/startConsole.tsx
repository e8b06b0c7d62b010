// Must be the first import, as in main.
import '../securityBootstrap';
import '../pageStyles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { isLanguage, matchLanguage, type Language } from '../../contract/languages';
import { parseId } from '../../contract/parseId';
import { createI18n } from '../../i18n/createI18n';
import { createExtra } from '../../store/createExtra';
import { createStore } from '../../store/createStore';
import { MaterialProvider } from '../../components/lazy/MaterialProvider';
import { DocumentTheme } from '../providers/DocumentTheme';
import { Console } from './console/Console';

const address = new URLSearchParams(globalThis.location.search);

/** The language of the page that linked here, else the browser's first supported one. */
function consoleLanguage(): Language {
  const named = address.get('language');
  if (isLanguage(named)) return named;
  return navigator.languages.map(matchLanguage).find(isLanguage) ?? 'en';
}

const caseId = parseId(address.get('case') ?? '');

async function start(root: Element): Promise<void> {
  const language = consoleLanguage();
  const i18n = await createI18n({ language });
  await i18n.loadNamespaces('replay');
  // Has no storage and no session: only DocumentTheme reads this store.
  const store = createStore({ extra: createExtra({ language: () => language }) });
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <DocumentTheme />
          <MaterialProvider>
            <Console caseId={caseId} />
          </MaterialProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element to render into.');
void start(root);
