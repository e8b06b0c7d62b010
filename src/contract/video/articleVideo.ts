import { readVideoAddress, type Video, type VideoError } from './videoAddress';

/** A video hosted on this site: two formats, a poster and captions with the same base name. */
export interface OwnFilm {
  service: 'file';
  /** The path without its extension. */
  film: string;
}

const ownPath = /^(\/videos\/[a-z0-9][a-z0-9-]{0,80})\.(?:mp4|webm)$/;

/** The video for a URL in an article: on this site, YouTube or Twitch; or why there is none. */
export function readArticleVideo(address: string): OwnFilm | Video | VideoError {
  const film = ownPath.exec(address)?.[1];
  return film === undefined ? readVideoAddress(address) : { service: 'file', film };
}

/** The service of a video URL, for a figure's `data-video`; undefined for a URL that no player supports. */
export function videoServiceOf(address: string): (OwnFilm | Video)['service'] | undefined {
  const read = readArticleVideo(address);
  return typeof read === 'object' ? read.service : undefined;
}
