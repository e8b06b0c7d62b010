import { readTwitch } from './twitchAddress';
import { readYouTube } from './youTubeAddress';

export type VideoService = 'youtube' | 'twitch';
export type Video = {
  service: VideoService;
  /** The embed URL, without the `parent` parameter that Twitch requires. */
  frame: URL;
};
export type VideoError = 'notAnAddress' | 'otherSite' | 'noVideo';

const services: Record<VideoService, (address: URL) => URL | undefined> = {
  youtube: readYouTube,
  twitch: readTwitch,
};
const hosts: Record<string, VideoService> = {
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'twitch.tv': 'twitch',
};

/** The service of a host name: its domain or a subdomain, never a name that merely ends with the same characters. */
function serviceOf(hostname: string): VideoService | undefined {
  const domain = hostname.toLowerCase().split('.').slice(-2).join('.');
  return Object.hasOwn(hosts, domain) ? hosts[domain] : undefined;
}

/** Adds the protocol if it is missing. */
function parse(typed: string): URL | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return undefined;
  const address = new URL(whole);
  const isWeb = /^https?:$/.test(address.protocol);
  return isWeb && address.hostname.includes('.') ? address : undefined;
}

/** The video for a pasted URL, or why there is none. */
export function readVideoAddress(typed: string): Video | VideoError {
  const address = parse(typed.trim());
  if (!address) return 'notAnAddress';
  const service = serviceOf(address.hostname);
  if (!service) return 'otherSite';
  const frame = services[service](address);
  return frame ? { service, frame } : 'noVideo';
}
