import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reference } from '../../../api/wire/referenceFromWire';
import { ListChoice } from '../../../components/forms/ListChoice';
import { ListFilters } from '../../../components/forms/ListFilters';
import { gameOrders } from '../../../contract/records/catalogue';
import type { GameListView } from '../../../contract/views/gameListView';
import { useRoute } from '../../../navigation/useRoute';
import { LetterLinks } from './LetterLinks';
import type { GameListState } from './useGameListParams';
import './games.css';

export interface GameChoices {
  platforms: readonly Reference[];
  series: readonly Reference[];
}

interface GameFiltersProps extends Pick<GameListState, 'queryFor'> {
  params: GameListView;
  choices: GameChoices;
  /** There is none in a printed document, whose form the browser sends. */
  change?: GameListState['change'];
}

const idOrNull = (value: string) => (value === '' ? null : Number(value));

const options = (all: string, items: readonly Reference[]) => [
  { value: '', label: all },
  ...items.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The filters and sort order of the list of games. */
export function GameFilters({ params, choices, change, queryFor }: GameFiltersProps) {
  const { t } = useTranslation('games');
  return (
    <ListFilters
      texts="games"
      search={params.search}
      onSearch={(search, replacing) => change?.({ search }, replacing)}
      choices={
        <>
          <ListChoice
            name="platform"
            label={t('platform.label')}
            value={params.platform ?? ''}
            options={options(t('platform.all'), choices.platforms)}
            onChange={({ target: { value } }) => change?.({ platform: idOrNull(value) })}
          />
          <ListChoice
            name="series"
            label={t('series.label')}
            value={params.series ?? ''}
            options={options(t('series.all'), choices.series)}
            onChange={({ target: { value } }) => change?.({ series: idOrNull(value) })}
          />
          <ListChoice
            name="sort"
            label={t('sort.label')}
            value={params.order}
            options={gameOrders.map((by) => ({ value: by, label: t(`sort.${by}`) })).toReversed()}
            onChange={({ target: { value } }) => {
              const order = gameOrders.find((known) => known === value);
              if (order) change?.({ order });
            }}
          />
        </>
      }
    >
      <div>
        <LetterLinks chosen={params.letter} queryFor={(letter) => queryFor({ letter })} />
        {params.letter ? <input type="hidden" name="letter" value={params.letter} /> : null}
        {params.platform === null ? null : (
          <ChosenPage
            label={t('platform.label')}
            route="PlatformDetail"
            chosen={choices.platforms.find(({ id }) => id === params.platform)}
          />
        )}
        {params.series === null ? null : (
          <ChosenPage
            label={t('series.label')}
            route="SeriesDetail"
            chosen={choices.series.find(({ id }) => id === params.series)}
          />
        )}
      </div>
    </ListFilters>
  );
}

interface ChosenPageProps {
  label: string;
  route: 'PlatformDetail' | 'SeriesDetail';
  chosen: Reference | undefined;
}

/** The way to the page of what is chosen: a line that is there before its name is. */
function ChosenPage({ label, route, chosen }: ChosenPageProps) {
  const { t } = useTranslation('common');
  const { keyedPath } = useRoute();
  return (
    <p className="text-body2 games-chosen">
      {chosen ? (
        <Link to={keyedPath(route, chosen)} className="text-link">
          {t('labelled', { label, value: chosen.name })}
        </Link>
      ) : null}
    </p>
  );
}
