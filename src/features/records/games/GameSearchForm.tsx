import { mdiMagnify } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import { ListChoice } from '../../../components/forms/ListChoice';
import '../../../components/forms/ListFilters.css';
import '../../../components/forms/SearchField.css';
import { Icon } from '../../../components/Icon';
import { gameListView, type GameListView } from '../../../contract/views/gameListView';
import { limits } from '../../../contract/limits';
import { useRoute } from '../../../navigation/useRoute';
import { LetterLinks } from './LetterLinks';
import { useGameChoices, type GameChoices } from './useGameChoices';
import './games.css';

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

interface GameSearchFormProps {
  params: GameListView;
  choices: GameChoices;
}

/**
 * The filters in a printed document: a form and links of the browser's own, which work without script and take the same
 * space as the controls that replace them. With script they are not visible.
 */
export function GameSearchForm({ params, choices }: GameSearchFormProps) {
  const { t } = useTranslation('games');
  const { pathTo } = useRoute();
  const { platforms, series, orders } = useGameChoices(choices);
  const queryFor = (letter: string) => gameListView.queryFor({ ...params, page: 1, letter });
  return (
    <form {...landmark} action={pathTo('GameList')} className="list-filters search-form">
      <div className="list-filter-fields game-filter-fields">
        <div className="field-box">
          <Icon path={mdiMagnify} />
          <input
            type="search"
            name="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            defaultValue={params.search}
            maxLength={limits.searchLength}
          />
        </div>
        <ListChoice
          name="platform"
          label={t('platform.label')}
          defaultValue={params.platform ?? ''}
          options={platforms}
        />
        <ListChoice
          name="series"
          label={t('series.label')}
          defaultValue={params.series ?? ''}
          options={series}
        />
        <ListChoice
          name="sort"
          label={t('sort.label')}
          defaultValue={params.order}
          options={orders}
        />
      </div>
      <div>
        <LetterLinks chosen={params.letter} queryFor={queryFor} />
        {params.letter ? <input type="hidden" name="letter" value={params.letter} /> : null}
      </div>
      <noscript>
        <button type="submit" className={actionClass('contained')}>
          {t('search.label')}
        </button>
      </noscript>
    </form>
  );
}
