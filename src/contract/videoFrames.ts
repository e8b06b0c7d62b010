import type { RouteName } from './routes';

/** The pages that may show frames of others. */
export const videoFrameRoutes: readonly RouteName[] = ['VideoPlayers', 'ArticleDetail'];

/** Whose frames it may show. */
export const videoFrameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.twitch.tv',
  'https://clips.twitch.tv',
] as const;

/**
 * The name of the meta element by which a document says that its policy lets these frames in. A policy holds as long as its
 * document lives, and moving between pages keeps the document: so the page has to ask which one it is in.
 */
export const videoFrameMark = 'video-frames';
