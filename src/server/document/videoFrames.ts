import type { FastifyReply } from 'fastify';
import type { RouteName } from '../../contract/routes';
import { videoFrameMark, videoFrameOrigins, videoFrameRoute } from '../../contract/videoFrames';
import { tag } from './htmlText';

/** Lets the players of others into the one document that shows them; every other page goes without frames. */
export function allowVideoFrames(reply: FastifyReply, route: RouteName | undefined): void {
  if (route !== videoFrameRoute) return;
  const name = 'Content-Security-Policy';
  const policy = String(reply.getHeader(name));
  void reply.header(name, `${policy};frame-src ${videoFrameOrigins.join(' ')}`);
}

export const videoFrameTag = (route: RouteName | undefined) =>
  route === videoFrameRoute ? tag('meta', { name: videoFrameMark, content: 'allowed' }) : '';
