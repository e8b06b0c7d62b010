import {
  explanationReads,
  type ExplainedPlayer,
  type PaidGame,
} from '../contract/reads/explanationReads';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { boardOf, type BoardPage } from './wire/boardPages';
import type { Kept } from './wire/collection';
import { explanationFromWire, type Explanation } from './wire/explanationFromWire';
import { playerScoreFromWire, type PlayerScore } from './wire/playerFromWire';

const explanationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayerExplanation: build.query<Explanation & Kept, InLanguage & ExplainedPlayer>({
      ...readQuery(explanationReads.playerExplanation),
      transformResponse: readResponse(explanationFromWire),
      providesTags: ['Board'],
    }),
    getPaidScores: build.query<BoardPage<PlayerScore>, InLanguage & PaidGame>({
      ...readQuery(explanationReads.paidScores),
      transformResponse: readResponse(boardOf(playerScoreFromWire, {})),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetPlayerExplanationQuery, useGetPaidScoresQuery } = explanationApi;
