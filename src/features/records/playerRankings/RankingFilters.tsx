import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import { ListChoice } from '../../../components/forms/ListChoice';
import '../../../components/forms/ListFilters.css';
import { rankingWindows } from '../../../contract/records/rankingBoards';
import type { RankingFilters as Filters } from '../../../contract/views/boardViews';
import { CountryChoice } from './CountryChoice';
import '../chartBoard/board.css';

interface RankingFiltersProps {
  filters: Filters;
  /** The member’s own country, if it is known. */
  ownCountry?: string | null | undefined;
  /** Without it, a form of the browser’s own that works without script. */
  onChange?: (filters: Filters) => void;
}

/** What a ranking is narrowed to: a country, and what was gained in a window. */
export function RankingFilters({ filters, ownCountry, onChange }: RankingFiltersProps) {
  const { t } = useTranslation(['rankings', 'boards']);
  const { country, window } = filters;
  return (
    <form className={clsx('board-filters', !onChange && 'search-form')}>
      <div className="board-filter-fields">
        <CountryChoice
          country={country}
          ownCountry={ownCountry}
          onChange={onChange && ((value) => onChange({ country: value, window }))}
        />
        <ListChoice
          name="window"
          label={t('window')}
          options={[
            { value: '', label: t('windows.all') },
            ...rankingWindows.map((value) => ({ value, label: t(`windows.${value}`) })),
          ]}
          {...(onChange
            ? {
                value: window,
                onChange: ({ target: { value } }) =>
                  onChange({
                    country,
                    window: rankingWindows.find((each) => each === value) ?? '',
                  }),
              }
            : { defaultValue: window })}
        />
      </div>
      <noscript>
        <button type="submit" className={actionClass('outlined')}>
          {t('boards:apply')}
        </button>
      </noscript>
    </form>
  );
}
