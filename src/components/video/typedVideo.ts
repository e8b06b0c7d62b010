import { readArticleVideo } from '../../contract/video/articleVideo';

/** A video in an article, identified by its stored URL. */
export interface VideoPiece {
  address: string;
  caption: string;
}

/** Normalizes a typed address to the stored URL: users omit the protocol or paste an iframe's code. */
export function videoAddressOf(typed: string): string {
  const framed = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(typed)?.[1];
  const address = (framed ?? typed).trim().replaceAll('&amp;', '&');
  const { origin } = globalThis.location;
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const read = readArticleVideo(path);
  if (typeof read === 'object' && read.service === 'file') return `${read.film}.mp4`;
  if (address.startsWith('//')) return `https:${address}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
