import type { RouteName } from './pages';

/** The pages that may embed video frames. */
export const videoFrameRoutes: readonly RouteName[] = [
  'VideoPlayers',
  'ArticleDetail',
  'Score',
  'Moderation',
];

/** The origins whose frames they may embed. */
export const videoFrameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.twitch.tv',
  'https://clips.twitch.tv',
] as const;

/**
 * The name of the meta element present if the document's Content-Security-Policy allows these frames. A policy lasts as long as its
 * document, and client-side navigation keeps the document, so pages must check which one they are in.
 */
export const videoFrameMark = 'video-frames';
