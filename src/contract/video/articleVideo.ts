import { readVideoAddress, type Video, type VideoFault } from './videoAddress';

/** A file of the site: one film in two formats with a poster and captions beside it, under one name. */
export interface OwnFilm {
  service: 'file';
  /** The path without its extension. */
  film: string;
}

const ownPath = /^(\/videos\/[a-z0-9][a-z0-9-]{0,80})\.(?:mp4|webm)$/;

/** What an address shows in an article: a film of the site, of YouTube or of Twitch; or why it shows nothing. */
export function readArticleVideo(address: string): OwnFilm | Video | VideoFault {
  const film = ownPath.exec(address)?.[1];
  return film === undefined ? readVideoAddress(address) : { service: 'file', film };
}

/** The service a figure names in `data-video`; undefined for an address that no player shows. */
export function videoServiceOf(address: string): (OwnFilm | Video)['service'] | undefined {
  const read = readArticleVideo(address);
  return typeof read === 'object' ? read.service : undefined;
}
