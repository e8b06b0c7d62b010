import type { Language } from '../../../contract/languages';
import type { ClientBuild } from '../../platform/builds/clientBuild';
import type { SiteIdentity } from '../document/headTags';
import { renderDocument } from '../document/renderDocument';

/** Texts of screens that need the server. */
const onlineOnly = /-(admin|support)/;

/** The chunks of a language: the texts of the first screen, then the other areas. */
function languageFiles(build: ClientBuild, language: Language): string[] {
  const names = Object.keys(build.chunks).filter(
    (name) =>
      (name === `locale-${language}` || name.startsWith(`locale-${language}-`)) &&
      !onlineOnly.test(name),
  );
  return [...new Set(names.flatMap((name) => build.chunks[name] ?? []))];
}

export interface AppShellReader {
  language: Language;
  origin: string;
  nonce: string;
  /** The markup of the frame. */
  printed: string;
  identity: SiteIdentity;
}

/** A document for any page: the program finds out from the URL which page to show. */
export function renderAppShell(build: ClientBuild, reader: AppShellReader): string {
  return renderDocument({
    ...reader,
    build,
    route: undefined,
    stored: true,
    page: { title: reader.identity.name, description: '', indexed: false, alternates: [] },
    preloads: [],
    offlineFiles: languageFiles(build, reader.language),
  });
}
