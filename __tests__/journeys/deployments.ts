import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../architecture/sourceFiles';

/** A copy of the built site, in which other builds can replace the current one. */
export function createDeployment() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-deployment-'));
  cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  const assetsFile = path.join(folder, 'dist/assets.json');
  const workerFile = path.join(folder, 'dist/public/sw.js');
  const [assets, worker] = [readFileSync(assetsFile, 'utf8'), readFileSync(workerFile, 'utf8')];
  const program = /\/assets\/(main\.\w+\.js)/.exec(assets)?.[1] ?? '';
  const programFile = path.join(folder, 'dist/public/assets', program);

  return {
    folder,
    /**
     * Deploys a build that differs only in its program, which writes its name into the document. Earlier files
     * remain, as after a real build.
     */
    deploy: (name: string) => {
      const renamed = `main.${name}.js`;
      const told = `document.documentElement.dataset.build = ${JSON.stringify(name)};`;
      const text = `${told}\n${readFileSync(programFile, 'utf8')}`;
      writeFileSync(path.join(folder, 'dist/public/assets', renamed), text);
      writeFileSync(workerFile, worker.replaceAll(program, renamed));
      writeFileSync(assetsFile, assets.replaceAll(program, renamed));
    },
    /** Replaces the worker by any script. */
    deployWorker: (change: (script: string) => string) =>
      writeFileSync(workerFile, change(readFileSync(workerFile, 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Deployment = ReturnType<typeof createDeployment>;
