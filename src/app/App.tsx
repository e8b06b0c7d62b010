import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/createStore';
import { AppRoutes } from './AppRoutes';
import { SiteRouter } from './SiteRouter';
import { DocumentTheme } from './providers/DocumentTheme';

/** The providers that wrap the router. */
export function App({ store, i18n }: { store: AppStore; i18n: I18n }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <DocumentTheme />
        <SiteRouter>
          <AppRoutes />
        </SiteRouter>
      </I18nextProvider>
    </Provider>
  );
}
