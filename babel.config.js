import * as materialIcons from '@mdi/js';

const icons = new Map(Object.entries(materialIcons));

/**
 * Puts the paths of the icons a file names into that file. @mdi/js is one module: imported as such, every icon of the site would
 * stand in the chunk of the first screen.
 */
const inlineIcons = ({ types }) => ({
  visitor: {
    ImportDeclaration(declaration) {
      const { source, specifiers } = declaration.node;
      if (source.value !== '@mdi/js') return;
      declaration.replaceWithMultiple(
        specifiers.map(({ local, imported }) =>
          types.variableDeclaration('const', [
            types.variableDeclarator(
              types.identifier(local.name),
              types.stringLiteral(icons.get(imported.name)),
            ),
          ]),
        ),
      );
    },
  },
});

/** One Babel set-up for browser, worker and server; the caller says which. */
export default function babelConfig(api) {
  const target = api.caller((caller) => (caller?.target?.startsWith('node') ? 'node' : 'browser'));
  const development = api.caller((caller) => caller?.mode === 'development');
  api.cache.using(() => `${target} ${String(development)}`);

  return {
    plugins:
      target === 'browser' ? [inlineIcons, ...(development ? ['react-refresh/babel'] : [])] : [],
    presets: [
      // The browser's targets come from "browserslist" in package.json.
      [
        '@babel/preset-env',
        target === 'browser' ? { bugfixes: true } : { targets: { node: '20.19' } },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
}
