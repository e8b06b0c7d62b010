import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageManifests, readLock } from './packageManifests';
import { externalPackages, serverPrograms } from './serverPrograms';

/** What the server reads of the builds. */
const results = [
  'server',
  'print',
  'public',
  'replay',
  'index.html',
  'assets.json',
  'replay.json',
].map((name) => path.join('dist', name));

/** What operators make of the examples in deploy/: settings with secrets, certificates. */
const ownFiles = /^(?:site|database)\.env$|^(?:tls|acme)$/;

/** Starts the server, or one of its commands, as if its own file had been started: it finds the site's files by that path. */
const launcher = (commands: readonly string[]) => `import path from 'node:path';

const commands = ${JSON.stringify(commands)};
const [node, file, command, ...rest] = process.argv;
if (command === undefined || commands.includes(command)) {
  const program = path.resolve(import.meta.dirname, 'dist/server', \`\${command ?? 'main'}.js\`);
  process.argv = [node, program, ...rest];
  process.env['STARTED_AS'] = \`node \${path.basename(file)} \${command}\`;
  await import(new URL(\`dist/server/\${command ?? 'main'}.js\`, import.meta.url));
} else {
  console.error(\`Usage: node \${path.basename(file)} [\${commands.join(' | ')}]\`);
  process.exitCode = 1;
}
`;

/** Whether a folder is empty, or a package that may be replaced. */
async function isReplaceable(folder: string): Promise<boolean> {
  const names: string[] = await readdir(folder).catch(() => []);
  return names.length === 0 || (names.includes('server.js') && names.includes('dist'));
}

/** Copies a package without those nested in it, and without what only its development needs. */
async function copyPackage(location: string, folder: string): Promise<void> {
  await cp(location, path.join(folder, location), {
    recursive: true,
    filter: (file) =>
      !/\.(map|d\.[cm]?ts)$/.test(file) && path.relative(location, file) !== 'node_modules',
  });
}

/**
 * Makes a folder from what is built that runs with `node server.js` and contains everything it needs: the builds, the files
 * of deploy/, and the packages that are not bundled, as they are installed here. Its lock file lists them for all platforms.
 */
export async function createPackage(folder: string): Promise<void> {
  const missing = results.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run npm run build.`);
  if (!(await isReplaceable(folder))) {
    throw new Error(`${folder} contains something other than a package. Choose an empty folder.`);
  }
  const { manifest, lock, installed } = packageManifests({
    manifest: JSON.parse(await readFile('package.json', 'utf8')),
    lock: readLock(await readFile('package-lock.json', 'utf8')),
    names: externalPackages,
    isInstalled: existsSync,
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of results) {
    await cp(file, path.join(folder, file), {
      recursive: true,
      filter: (source) => !source.endsWith('.js.map'),
    });
  }
  // The build of the image has no deploy/: its files are for the machine around it.
  if (existsSync('deploy')) {
    await cp('deploy', path.join(folder, 'deploy'), {
      recursive: true,
      filter: (source) => !ownFiles.test(path.basename(source)),
    });
  }
  for (const location of installed) await copyPackage(location, folder);
  const commands = Object.keys(serverPrograms).filter((name) => name !== 'main');
  await writeFile(path.join(folder, 'server.js'), launcher(commands));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}
