import { createContext, type ReactNode } from 'react';
import type { GameCharts } from '../../../api/wire/gameChartsFromWire';
import type { GameDetails } from '../../../api/wire/gameFromWire';

export interface PreviewedGame {
  game: GameDetails;
  charts: GameCharts;
}

/** How to render a game as readers see it. That component belongs to another feature, so a page that joins both provides it. */
export const GamePreviewContext = createContext<(game: PreviewedGame) => ReactNode>(() => null);
