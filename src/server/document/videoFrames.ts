import type { FastifyReply } from 'fastify';
import type { RouteName } from '../../contract/routes';
import { videoFrameMark, videoFrameOrigins, videoFrameRoutes } from '../../contract/videoFrames';
import { tag } from './htmlText';

const mayFrame = (route: RouteName | undefined) =>
  route !== undefined && videoFrameRoutes.includes(route);

/** Lets the players of others into the documents that show them; every other page goes without frames. */
export function allowVideoFrames(reply: FastifyReply, route: RouteName | undefined): void {
  if (!mayFrame(route)) return;
  const name = 'Content-Security-Policy';
  const policy = String(reply.getHeader(name));
  void reply.header(name, `${policy};frame-src ${videoFrameOrigins.join(' ')}`);
}

export const videoFrameTag = (route: RouteName | undefined) =>
  mayFrame(route) ? tag('meta', { name: videoFrameMark, content: 'allowed' }) : '';
