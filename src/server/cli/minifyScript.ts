import { transformSync } from '@swc/core';

/** A script that stands alone, without a module's runtime, as small as can be. */
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
