import type { Video } from '../../contract/video/videoAddress';

/** The URL of a player's frame on this site. */
export function frameAddress({ service, frame }: Video): string {
  const address = new URL(frame);
  // Twitch requires the embedding site's host name.
  if (service === 'twitch') address.searchParams.set('parent', globalThis.location.hostname);
  return address.href;
}
