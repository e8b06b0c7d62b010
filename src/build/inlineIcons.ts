import * as icons from '@mdi/js';

const paths = new Map(Object.entries(icons));
const statements = /^import \{([^}]+)\} from '@mdi\/js';$/gm;

/**
 * A loader of webpack that puts the paths of the icons a file names into that file. @mdi/js is one module: imported as such, every
 * icon of the site would stand in the chunk of the first screen.
 */
export default function inlineIcons(source: string): string {
  return source.replaceAll(statements, (_statement, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `const ${name} = ${JSON.stringify(paths.get(name))};`)
      .join(' '),
  );
}
