import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Language } from '../../../src/contract/languages';
import { createI18n, currentLanguage } from '../../../src/i18n/createI18n';
import { createAppTheme } from '../../../src/theme/createAppTheme';
import { createTestStore, type TestStoreOptions } from './createTestStore';
import { loadTexts } from './loadTexts';

export type RenderOptions = TestStoreOptions & {
  language?: Language;
  /** The router's current URL. */
  at?: string;
};

const theme = createAppTheme();

function Address({ onMove }: { onMove: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onMove(`${pathname}${search}${hash}`), [onMove, pathname, search, hash]);
  return null;
}

/** Renders with the providers of every screen: store, texts, theme, router. `address()` returns the router's URL. */
export async function renderWithStore(
  ui: ReactNode,
  { language = 'en', at = `/${language}/`, extra, ...options }: RenderOptions = {},
) {
  const i18n = await createI18n({ language, resources: loadTexts(language) });
  const store = createTestStore({
    ...options,
    extra: { language: () => currentLanguage(i18n), ...extra },
  });
  let location = at;
  const Surroundings = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={[at]}>
            <Suspense fallback={null}>{children}</Suspense>
            <Address
              onMove={(address) => {
                location = address;
              }}
            />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>
    </I18nextProvider>
  );
  return {
    user: userEvent.setup(),
    store,
    i18n,
    address: () => location,
    ...render(ui, { wrapper: Surroundings }),
  };
}
