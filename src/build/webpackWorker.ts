import type { Compilation } from 'webpack';
import workbox from 'workbox-webpack-plugin';

/** Chunks that are useless offline, or too large to precache. */
const onlineOnly =
  /^(page-(Admin|Profile|QuillTest|VideoPlayers|Register|ForgotPassword|ResetPassword|EmailChange)|admin|support|publication|cover-crop|article-|developer-tools$|editor$|profile-parts$)/;
/** Each language has its own files, which the worker fetches for the languages in use. */
const languages = /^locale-/;
/** Files that belong to no chunk but are used by every page. */
const standing = /^\/(assets\/(themes|themeInit|print)\.|icons\/mark\.svg$)/;

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** The files to precache: the client, and the pages that work offline. */
function offlineProgram(entries: Entry[], groups: Compilation['namedChunkGroups']) {
  const named = [...groups].map(([name, group]) => ({
    leftOut: onlineOnly.test(name) || languages.test(name),
    files: group.getFiles().map((file) => `/${file}`),
  }));
  const wanted = new Set(named.flatMap(({ leftOut, files }) => (leftOut ? [] : files)));
  const known = new Set(named.flatMap(({ files }) => files));
  // Unnamed chunks are needed at start, such as language detection.
  const nameless = (url: string) => /^\/assets\/\d+\./.test(url) && !known.has(url);
  return entries.filter(({ url }) => wanted.has(url) || nameless(url) || standing.test(url));
}

/** Compiles the worker to /sw.js and injects this build's file list, so that every build has a new worker. */
export class ServiceWorker extends workbox.InjectManifest {
  constructor() {
    super({
      swSrc: './src/service-worker/worker.ts',
      swDest: 'sw.js',
      injectionPoint: 'self.programFiles',
      // Fonts have their own cache; compressed files are variants that the server selects.
      exclude: [/\.(br|gz|woff2|map)$/],
      dontCacheBustURLsMatching: /\/assets\//,
      maximumFileSizeToCacheInBytes: 5_000_000,
      manifestTransforms: [
        (entries: Entry[], compilation: unknown) => ({
          manifest: offlineProgram(entries, groupsOf(compilation)),
          warnings: [],
        }),
      ],
    });
  }
}

const hasGroups = (value: unknown): value is Pick<Compilation, 'namedChunkGroups'> =>
  typeof value === 'object' && value !== null && 'namedChunkGroups' in value;

function groupsOf(compilation: unknown): Compilation['namedChunkGroups'] {
  if (!hasGroups(compilation)) throw new TypeError('Workbox passed no compilation.');
  return compilation.namedChunkGroups;
}
