import { secondsOf } from './videoTime';

/** First path segments that are Twitch's own pages, not channels. */
const ownPages = new Set(
  'directory downloads drops friends inventory jobs login moderator p popout prime products search settings signup store subscriptions team turbo u user videos wallet'.split(
    ' ',
  ),
);

const player = (name: string, value: string) =>
  new URL(`https://player.twitch.tv/?${new URLSearchParams({ [name]: value }).toString()}`);

function clip(slug: string | null | undefined): URL | undefined {
  const known = /^[\w-]{4,100}$/.exec(slug ?? '')?.[0];
  return known === undefined
    ? undefined
    : new URL(`https://clips.twitch.tv/embed?clip=${encodeURIComponent(known)}`);
}

function recording(text: string | null | undefined, { searchParams }: URL): URL | undefined {
  const id = /^v?(\d{1,12})$/.exec(text ?? '')?.[1];
  if (id === undefined) return undefined;
  const frame = player('video', `v${id}`);
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('time'));
  if (start) frame.searchParams.set('time', `${start}s`);
  return frame;
}

function channel(name: string | null | undefined): URL | undefined {
  const known = /^[a-z0-9]\w{2,24}$/i.exec(name ?? '')?.[0];
  if (known === undefined || ownPages.has(known.toLowerCase())) return undefined;
  return player('channel', known.toLowerCase());
}

function find(address: URL): URL | undefined {
  const { hostname, pathname, searchParams } = address;
  const [first, second, third] = pathname.split('/').filter((part) => part !== '');
  if (/^clips\./i.test(hostname)) return clip(first === 'embed' ? searchParams.get('clip') : first);
  if (/^player\./i.test(hostname)) {
    return recording(searchParams.get('video'), address) ?? channel(searchParams.get('channel'));
  }
  if (first === 'videos') return recording(second, address);
  if (second === 'clip') return clip(third);
  if (second === 'v' || second === 'video') return recording(third, address);
  return channel(first);
}

/** The embed URL for a Twitch URL: a recording, a clip or a channel; undefined for any other page. */
export function readTwitch(address: URL): URL | undefined {
  const frame = find(address);
  frame?.searchParams.set('autoplay', 'true');
  return frame;
}
