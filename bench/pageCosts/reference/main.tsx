import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import articles from '../../../locales/en/articles.json';
import common from '../../../locales/en/common.json';
import errors from '../../../locales/en/errors.json';
import home from '../../../locales/en/home.json';
import navigation from '../../../locales/en/navigation.json';
import { persistor, store } from './store';
import './reference.css';

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { articles, common, errors, home, navigation } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

const loading = <p aria-busy="true">{texts.t('loading')}</p>;

const router = createBrowserRouter([
  {
    lazy: async () => import('./Layout'),
    hydrateFallbackElement: loading,
    children: [
      { path: '/', lazy: async () => import('./HomePage') },
      { path: '/articles/:id', lazy: async () => import('./ArticlePage') },
    ],
  },
]);

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <Provider store={store}>
      <PersistGate persistor={persistor} loading={loading}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </PersistGate>
    </Provider>,
  );
}
