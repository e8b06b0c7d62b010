import type { FastifyReply } from 'fastify';
import type { RouteName } from '../../../contract/pages';
import { videoFrameMark, videoFrameOrigins, videoFrameRoutes } from '../../../contract/videoFrames';
import { allowSources } from '../../platform/security/contentSecurityPolicy';
import { tag } from '../../platform/texts/htmlText';

const mayFrame = (route: RouteName | undefined) =>
  route !== undefined && videoFrameRoutes.includes(route);

/** Allows video players of other sites in documents that show them; other documents allow no frames. */
export function allowVideoFrames(reply: FastifyReply, route: RouteName | undefined): void {
  if (mayFrame(route)) allowSources(reply, { 'frame-src': videoFrameOrigins });
}

export const videoFrameTag = (route: RouteName | undefined) =>
  mayFrame(route) ? tag('meta', { name: videoFrameMark, content: 'allowed' }) : '';
