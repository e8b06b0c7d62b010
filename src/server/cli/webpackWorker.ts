import type { Compilation } from 'webpack';
import workbox from 'workbox-webpack-plugin';

/** Pages and parts that are of no use without the server, or too heavy to be fetched before they are wanted. */
const onlineOnly =
  /^(page-(Admin|Profile|QuillTest|VideoPlayers|Register|ForgotPassword|ResetPassword|EmailChange)|admin|support|publication|cover-crop|article-|picker-|developer-tools$|editor$|delete-account$|profile-parts$)/;
/** Each language has its own files, which the worker fetches for the languages that are read. */
const languages = /^locale-/;
/** Files that belong to no chunk, yet to every page. */
const standing = /^\/(assets\/(themes|themeInit|print)\.|icons\/mark\.svg$)/;

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** The files the worker puts aside as a whole: the program, and the pages that can be read without a network. */
function offlineProgram(entries: Entry[], groups: Compilation['namedChunkGroups']) {
  const named = [...groups].map(([name, group]) => ({
    leftOut: onlineOnly.test(name) || languages.test(name),
    files: group.getFiles().map((file) => `/${file}`),
  }));
  const wanted = new Set(named.flatMap(({ leftOut, files }) => (leftOut ? [] : files)));
  const known = new Set(named.flatMap(({ files }) => files));
  // What has no name belongs to the program's beginning: the language's detection, for one.
  const nameless = (url: string) => /^\/assets\/\d+\./.test(url) && !known.has(url);
  return entries.filter(({ url }) => wanted.has(url) || nameless(url) || standing.test(url));
}

/** Compiles the worker to /sw.js and tells it the files of this build, so that every build is a new worker. */
export class ServiceWorker extends workbox.InjectManifest {
  constructor() {
    super({
      swSrc: './src/service-worker/worker.ts',
      swDest: 'sw.js',
      injectionPoint: 'self.programFiles',
      // Fonts have a cache of their own; what is packed is packed again by whoever sends it.
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
  if (!hasGroups(compilation)) throw new TypeError('Workbox handed over no compilation.');
  return compilation.namedChunkGroups;
}
