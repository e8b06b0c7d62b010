import { execFile } from 'node:child_process';

// A separate process: Jest cannot load this ES module.
const script = `
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await text(process.stdin), absoluteRef: '/openapi.json', config });
const lines = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer].join(': '));
console.log(JSON.stringify(lines));
`;

/** The findings of Redocly's recommended rules for an OpenAPI document. */
export function lintOpenApi(document: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout))),
    );
    child.stdin?.end(document);
  });
}
