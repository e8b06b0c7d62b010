import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { ChartColumn, RankedScore } from '../../../../contract/schemas/charts';
import { reference, type NamedRow } from '../../games/gameRows';
import { platformJson } from '../../games/localizedNames';
import type { Place } from '../places/livePlaces';
import { nameColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { scoreValues } from '../scores/scoreValues';

/** What a board shows of a score. */
export interface ShownScore extends PlayerRow {
  id: number;
  amounts: number[];
  changedAt: string;
  achievedOn: string | null;
  state: ScoreState;
  platform: NamedRow | null;
}

/** The columns of a {@link ShownScore} of scores s and the users u of their players. The country is that of the score. */
export const shownColumns = (language: Language): RawBuilder<unknown> => sql`
  s.id, s.amounts, s.changed_at, s.achieved_on, s.state, s.player_id, s.country, ${nameColumns},
  (select ${platformJson(language)} from platforms x where x.id = s.platform_id) as platform`;

interface Shown {
  place: Place;
  /** How many scores the board has. */
  of: number;
  columns: readonly ChartColumn[];
  language: Language;
}

export const valuesOf = (
  amounts: readonly number[],
  { columns, language }: Omit<Shown, 'place' | 'of'>,
) =>
  scoreValues(
    amounts,
    columns.map(({ format }) => format),
    language,
  );

/** What a board shows of a score, apart from its place. */
export const toShownScore = (row: ShownScore, shown: Omit<Shown, 'place' | 'of'>) => ({
  '@id': paths.score(row.id),
  id: row.id,
  values: valuesOf(row.amounts, shown),
  player: toPlayer(row),
  platform: row.platform && reference('Platform', paths.platform(row.platform.id), row.platform),
  state: row.state,
  achievedOn: row.achievedOn,
  changedAt: row.changedAt,
});

export const toRankedScore = (row: ShownScore, { place, of, ...shown }: Shown): RankedScore => ({
  ...toShownScore(row, shown),
  '@type': 'RankedScore',
  ...place,
  of,
});
