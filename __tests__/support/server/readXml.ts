import { JSDOM } from 'jsdom';

/** Parses XML as strictly as a browser: throws when it is not well-formed. */
export function readXml(text: string): XMLDocument {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}
