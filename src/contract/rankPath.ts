import type { Language } from './languages';
import type { PlayerBoard } from './records/rankingBoards';
import { buildMemberPath } from './routes';
import { explanationView } from './views/explanationView';

/** The path of the page that explains the rank of a member; `ownSlug` stands for the reader. Not in `routes`, which is on everybody’s first screen. */
export const buildRankPath = (language: Language, slug: string, board: PlayerBoard): string =>
  `${buildMemberPath(language, slug)}/rank${explanationView.queryFor({ board })}`;
