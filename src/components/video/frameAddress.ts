import type { Video } from '../../contract/video/videoAddress';

/** The address of a player's frame in this site. */
export function frameAddress({ service, frame }: Video): string {
  const address = new URL(frame);
  // Twitch refuses a framing site that does not give its name.
  if (service === 'twitch') address.searchParams.set('parent', globalThis.location.hostname);
  return address.href;
}
