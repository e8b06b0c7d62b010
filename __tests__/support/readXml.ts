import { JSDOM } from 'jsdom';

/** Parses XML as strictly as a browser does: what is not well-formed throws. */
export function readXml(text: string): XMLDocument {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}
