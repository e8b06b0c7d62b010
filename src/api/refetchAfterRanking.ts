import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** Milliseconds until the rankings of players have followed a posted score. */
const rankingTime = 2500;

interface Request {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/** Boards are right as soon as scores are posted; rankings of players, medals and totals follow, and are read again then. */
export async function refetchAfterRanking(
  _scores: unknown,
  { dispatch, queryFulfilled }: Request,
): Promise<void> {
  const isPosted = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!isPosted) return;
  globalThis.setTimeout(
    () => dispatch(baseApi.util.invalidateTags(['Board', 'Game', 'Website'])),
    rankingTime,
  );
}
