import path from 'node:path';

/** Replaced in every browser build. See README.md for what to check when a library is updated. */
export const libraryAliases = (root: string) => ({
  // No theme has ripples (theme/components/controls.ts), so omit their code.
  [path.join(root, 'node_modules/@mui/material/ButtonBase/TouchRipple.mjs')]: false as const,
  // Emotion imports it for withTheme, which is not used.
  'hoist-non-react-statics': false as const,
  // Emotion's list of all HTML attributes is larger than a kilobyte.
  '@emotion/is-prop-valid$': path.join(root, 'src/build/libraryAliases/forwardedProps.ts'),
});

/** Replaced in production only. */
export const productionAliases = (root: string) => ({
  // The package resolves to its development build, with warnings, in production too.
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  // Material's default theme for components without a provider, which the site never renders: the base of it will do.
  [path.join(root, 'node_modules/@mui/material/styles/createTheme.mjs')]: path.join(
    root,
    'node_modules/@mui/system/createTheme/index.mjs',
  ),
});
