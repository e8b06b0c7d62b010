import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { selectEffectiveThemeKey } from '../../state/themeSlice';
import { useAppSelector } from '../../store/hooks';
import { browserTheme } from '../../theme/browserTheme';
import { pageStyles } from '../../theme/pageStyles';
import { styleNonce } from '../../components/html/styleNonce';
import { useSystemPrefersDark } from './useSystemPrefersDark';

const page = <GlobalStyles styles={pageStyles} />;
const styleCache = createCache({ key: 'vgr', nonce: styleNonce(), prepend: true });

/** Gives the browser's toolbar the colour of the header, once the document has the theme. */
function setToolbarColour(key: string): void {
  const html = document.documentElement;
  if (html.dataset['theme'] !== key) return;
  const colour = getComputedStyle(html).getPropertyValue('--mui-palette-navbar-background');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}

/**
 * Provides Material UI's theme and sets the document attribute that selects the theme in the style sheet. Switching themes
 * changes only that attribute. Material UI's own provider adds nested themes and cascade layers, which are not used here.
 */
export function ThemeHost({ children }: { children: ReactNode }) {
  const systemPrefersDark = useSystemPrefersDark();
  const key = useAppSelector((state) => selectEffectiveThemeKey(state, systemPrefersDark));

  useLayoutEffect(() => {
    const html = document.documentElement;
    // The document starts with its theme. Setting it again would lay out the whole first page twice.
    if (html.dataset['theme'] === key) return;
    // Suppress transitions: controls that fade would lag behind the page around them.
    html.dataset['repainting'] = '';
    html.dataset['theme'] = key;
    // Force a style recalculation before transitions are enabled again.
    document.body.getBoundingClientRect();
    delete html.dataset['repainting'];
  }, [key]);

  // After the paint, when reading a colour needs no new layout.
  useEffect(() => setToolbarColour(key), [key]);

  return (
    <CacheProvider value={styleCache}>
      <ThemeContext.Provider value={browserTheme}>
        {page}
        <DefaultPropsProvider value={browserTheme.components}>{children}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
