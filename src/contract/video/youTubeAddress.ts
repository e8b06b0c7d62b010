import { secondsOf } from './videoTime';

const frames = 'https://www.youtube-nocookie.com/embed/';

function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  const candidate = () => {
    if (/(^|\.)youtu\.be$/i.test(hostname)) return first;
    if (['shorts', 'live', 'embed', 'v', 'e'].includes(first)) return second;
    return first === 'watch' ? (searchParams.get('v') ?? second) : '';
  };
  return /^[\w-]{11}$/.exec(candidate())?.[0];
}

/** A playlist without a video starts at its first one. */
const playlistId = ({ searchParams }: URL) =>
  /^[\w-]{12,64}$/.exec(searchParams.get('list') ?? '')?.[0];

/** The embed URL for a YouTube URL, on the domain that sets no cookies; undefined if it names no video. */
export function readYouTube(address: URL): URL | undefined {
  const id = videoId(address);
  const list = playlistId(address);
  if (id === undefined && list === undefined) return undefined;
  const frame = new URL(id ?? 'videoseries', frames);
  if (list !== undefined) frame.searchParams.set('list', list);
  const moment = new URLSearchParams(address.hash.slice(1)).get('t');
  const { searchParams } = address;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? moment);
  if (start) frame.searchParams.set('start', String(start));
  frame.searchParams.set('autoplay', '1');
  return frame;
}
