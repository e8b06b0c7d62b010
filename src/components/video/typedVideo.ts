import { readArticleVideo } from '../../contract/video/articleVideo';

/** A video in an article, by the address that is stored. */
export interface VideoPiece {
  address: string;
  caption: string;
}

/** The address as it is stored: people leave the protocol out, and paste the code of a frame instead. */
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
