import type { BoardPage } from './wire/boardPages';

/** The pages of a list whose `next` is the `after` of the next one. */
export const keysetPages = {
  initialPageParam: '',
  getNextPageParam: ({ next }: BoardPage<unknown>) => next ?? undefined,
};
