import { useTranslation } from 'react-i18next';
import { ListChoice } from '../../../components/forms/ListChoice';
import '../../../components/forms/ListFilters.css';
import { SearchField } from '../../../components/forms/SearchField';
import { useSearchText } from '../../../components/forms/useSearchText';
import { gameOrders } from '../../../contract/records/catalogue';
import { LetterLinks } from './LetterLinks';
import { useGameChoices, type GameChoices } from './useGameChoices';
import type { GameListState } from './useGameListParams';
import './games.css';

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

const idOrNull = (value: string) => (value === '' ? null : Number(value));

/** The filters and sort order of the list of games. */
export function GameFilters({ list, choices }: { list: GameListState; choices: GameChoices }) {
  const { t } = useTranslation('games');
  const { params, change, queryFor } = list;
  const { platforms, series, orders } = useGameChoices(choices);
  const { text, type, submit, endGo } = useSearchText(params.search, (search, options) =>
    change({ search }, options),
  );
  return (
    <div {...landmark} aria-label={t('filters')} className="list-filters">
      <div className="list-filter-fields game-filter-fields">
        <SearchField
          name="search"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          text={text}
          onType={type}
          onSubmit={submit}
          onLeave={endGo}
        />
        <ListChoice
          name="platform"
          label={t('platform.label')}
          value={params.platform ?? ''}
          options={platforms}
          onChange={({ target: { value } }) => change({ platform: idOrNull(value) })}
        />
        <ListChoice
          name="series"
          label={t('series.label')}
          value={params.series ?? ''}
          options={series}
          onChange={({ target: { value } }) => change({ series: idOrNull(value) })}
        />
        <ListChoice
          name="sort"
          label={t('sort.label')}
          value={params.order}
          options={orders}
          onChange={({ target: { value } }) => {
            const order = gameOrders.find((known) => known === value);
            if (order) change({ order });
          }}
        />
      </div>
      <div>
        <LetterLinks chosen={params.letter} queryFor={(letter) => queryFor({ letter })} />
      </div>
    </div>
  );
}
