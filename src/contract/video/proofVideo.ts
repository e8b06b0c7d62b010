import { readVideoAddress } from './videoAddress';

/** The address on which a frame of YouTube or Twitch is watched; undefined for a playlist and a channel, whose content changes. */
function watchedAt({ hostname, pathname, searchParams }: URL): URL | undefined {
  const start = searchParams.get('start') ?? searchParams.get('time');
  const clip = searchParams.get('clip');
  if (hostname === 'clips.twitch.tv')
    return clip === null ? undefined : new URL(clip, 'https://clips.twitch.tv/');
  const recording = searchParams.get('video');
  const id = pathname.split('/').at(-1);
  const address =
    hostname === 'player.twitch.tv'
      ? recording !== null && new URL(recording.slice(1), 'https://www.twitch.tv/videos/')
      : id !== 'videoseries' && new URL(`https://www.youtube.com/watch?v=${id}`);
  if (!address) return undefined;
  if (start !== null) address.searchParams.set('t', `${start.replace(/s$/, '')}s`);
  return address;
}

/** The one address for a video on YouTube or Twitch, however it was typed; undefined if it is none. */
export function proofVideo(typed: string): string | undefined {
  const video = readVideoAddress(typed);
  return typeof video === 'string' ? undefined : watchedAt(video.frame)?.href;
}
