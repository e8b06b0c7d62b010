import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type webpack from 'webpack';

const { browserslist }: { browserslist: { production: string[] } } = createRequire(import.meta.url)(
  '../../package.json',
);
const inlineIcons = fileURLToPath(new URL('inlineIcons.ts', import.meta.url));

interface Target {
  platform: 'browser' | 'node';
  development?: boolean;
}

/** Compiles TypeScript with swc, for Node or for the browsers of package.json. */
export function compileTypescript({ platform, development = false }: Target): webpack.RuleSetRule {
  const browser = platform === 'browser';
  const swc = (tsx: boolean) => ({
    loader: 'swc-loader',
    options: {
      configFile: false,
      swcrc: false,
      env: browser
        ? { targets: browserslist.production.join(', '), bugfixes: true }
        : { targets: { node: '20.19' } },
      jsc: {
        parser: { syntax: 'typescript', tsx },
        transform: {
          // Only `import type` is removed.
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic', development, refresh: development && browser },
        },
      },
    },
  });
  const loaders = (tsx: boolean) => [swc(tsx), ...(browser ? [inlineIcons] : [])];
  return {
    exclude: /node_modules/,
    oneOf: [
      { test: /\.ts$/, use: loaders(false) },
      { test: /\.tsx$/, use: loaders(true) },
    ],
  };
}
