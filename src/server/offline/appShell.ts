import type { Language } from '../../contract/languages';
import type { ClientBuild } from '../document/clientBuild';
import type { SiteIdentity } from '../document/headTags';
import { renderDocument } from '../document/renderDocument';

/** Texts of screens that are of no use without the server. */
const onlineOnly = /-(admin|support)/;

/** The chunks of a language: the texts of the first screen, and those of the further ones. */
export function languageFiles(build: ClientBuild, language: Language): string[] {
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
  sidebarExpanded: boolean;
  identity: SiteIdentity;
}

/** A document that is no page yet: the program, started by it at whatever address, finds out which. */
export function renderAppShell(build: ClientBuild, reader: AppShellReader): string {
  return renderDocument({
    ...reader,
    build,
    route: undefined,
    page: { title: reader.identity.name, description: '', indexed: false, alternates: [] },
    answers: [],
    offlineFiles: languageFiles(build, reader.language),
  });
}
