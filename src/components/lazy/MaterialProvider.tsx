import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { browserTheme } from '../../theme/browserTheme';
import { applyMaterialStyles } from '../../theme/materialStyles';
import { styleNonce } from '../html/styleNonce';

applyMaterialStyles();

const styleCache = createCache({ key: 'vgr', nonce: styleNonce(), prepend: true });

/**
 * The theme for the Material UI components below it. Material UI's own provider adds nested themes and cascade layers, which
 * are not used here.
 */
export function MaterialProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeContext.Provider value={browserTheme}>
        <DefaultPropsProvider value={browserTheme.components}>{children}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
