import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueryValues } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { readOwnUser } from '../chartBoards/aroundMe';
import type { Board } from './findStandings';
import { rankingStarts, type StandingPage } from './standingQuery';

/** The user whom a page of a ranking is about; undefined for one that is the same for everyone. */
export const readUser = (request: FastifyRequest, reply: FastifyReply, page: StandingPage) =>
  readOwnUser(request, reply, page.aroundMe === true || page.withOwn);

/** The collection of a page, with what is known of it and the member. */
export function presentStandings<Standing, Own>(
  board: Board<Standing> & { own?: Own | null },
  { counting, ...collection }: { path: string; query: QueryValues; counting?: boolean },
) {
  const { countedAt, around, own, ...page } = board;
  return {
    ...buildKeysetCollection({
      context: 'Standing',
      starts: rankingStarts,
      ...collection,
      ...page,
    }),
    ...(counting && { counting: true as const }),
    ...(countedAt !== undefined && { countedAt }),
    ...(around !== undefined && { around }),
    ...(own !== undefined && { own }),
  };
}
