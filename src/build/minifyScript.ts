import { transformSync } from '@swc/core';

/** Minifies a standalone script, without a module runtime. */
export function minifyScript(source: string): string {
  return transformSync(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true } },
    },
    isModule: false,
    minify: true,
  }).code;
}
