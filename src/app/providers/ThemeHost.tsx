import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { useLayoutEffect, type ReactNode } from 'react';
import { selectEffectiveThemeKey } from '../../state/themeSlice';
import { useAppSelector } from '../../store/hooks';
import { browserTheme } from '../../theme/browserTheme';
import { pageStyles } from '../../theme/pageStyles';
import { styleNonce } from '../../components/styleNonce';
import { useSystemPrefersDark } from './useSystemPrefersDark';

const page = <GlobalStyles styles={pageStyles} />;
const styleCache = createCache({ key: 'vgr', nonce: styleNonce(), prepend: true });

/**
 * Gives Material its theme, and the document the attribute by which the themes' style sheet is chosen. Choosing another theme
 * changes that attribute and nothing else. Material's own provider brings nested themes and style layers, which nothing here has.
 */
export function ThemeHost({ children }: { children: ReactNode }) {
  const systemPrefersDark = useSystemPrefersDark();
  const key = useAppSelector((state) => selectEffectiveThemeKey(state, systemPrefersDark));

  useLayoutEffect(() => {
    const html = document.documentElement;
    // Changed at once: controls that fade would lag behind the page around them.
    html.dataset['repainting'] = '';
    html.dataset['theme'] = key;
    // The browser's own bar goes with the header.
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute(
        'content',
        getComputedStyle(html).getPropertyValue('--mui-palette-navbar-background'),
      );
    // Measured, so that every style is as it will be before controls may fade again.
    document.body.getBoundingClientRect();
    delete html.dataset['repainting'];
  }, [key]);

  return (
    <CacheProvider value={styleCache}>
      <ThemeContext.Provider value={browserTheme}>
        {page}
        <DefaultPropsProvider value={browserTheme.components}>{children}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
