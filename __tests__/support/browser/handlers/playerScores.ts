import { http, HttpResponse } from 'msw';
import type { OwnScore, PlayerScore } from '../../../../src/contract/schemas/players';
import { collection } from '../../fixtures/collection';

type Scores = readonly (OwnScore | PlayerScore)[];

/** Serves scores in two pages, if there are any for the second. */
export const playerScoreHandler = (path: string, first: Scores, second: Scores = []) =>
  http.get(`*${path}`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const game = query.get('game');
    const ofGame = (scores: Scores) =>
      scores.filter((score) => game === null || String(score.game.id) === game);
    if (query.get('after') === 'first') return HttpResponse.json(collection(path, ofGame(second)));
    const view = {
      '@id': path,
      '@type': 'hydra:PartialCollectionView',
      'hydra:next': `${path}?after=first`,
    };
    return HttpResponse.json({
      ...collection(path, ofGame(first)),
      ...(second.length > 0 ? { 'hydra:view': view } : {}),
    });
  });
