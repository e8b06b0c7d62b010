import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import { ListChoice } from '../../../components/forms/ListChoice';
import '../../../components/forms/ListFilters.css';
import { rankingWindows } from '../../../contract/records/rankingBoards';
import type { RankingFilters as Filters } from '../../../contract/views/boardViews';
import { countryName } from '../../../i18n/countryName';
import { countryOptions } from '../../../i18n/countryNames';
import { useRoute } from '../../../navigation/useRoute';
import '../chartBoard/board.css';

interface RankingFiltersProps {
  filters: Filters;
  /** The member’s own country, if it is known. */
  ownCountry?: string | null | undefined;
  /** Without it, a form of the browser’s own that works without script. */
  onChange?: (filters: Filters) => void;
}

/** What a ranking is narrowed to: a country, and what was gained in a window. */
export function RankingFilters({ filters, ...countries }: RankingFiltersProps) {
  const { t } = useTranslation(['rankings', 'boards']);
  const { onChange } = countries;
  const { country, window } = filters;
  return (
    <form className={clsx('board-filters', !onChange && 'search-form')}>
      <div className="board-filter-fields">
        <CountryChoice filters={filters} {...countries} />
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

/** The member’s own country comes first. */
function CountryChoice({ filters, ownCountry = null, onChange }: RankingFiltersProps) {
  const { country, window } = filters;
  const { t } = useTranslation(['rankings', 'boards']);
  const { language } = useRoute();
  const others = countryOptions(language, country).filter(({ value }) => value !== ownCountry);
  const own =
    ownCountry === null
      ? []
      : [
          {
            value: ownCountry,
            label: t('ownCountry', { country: countryName(ownCountry, language) }),
          },
        ];
  return (
    <ListChoice
      name="country"
      label={t('boards:country')}
      options={[{ value: '', label: t('allCountries') }, ...own, ...others]}
      {...(onChange
        ? {
            value: country,
            onChange: ({ target: { value } }) => onChange({ country: value, window }),
          }
        : { defaultValue: country })}
    />
  );
}
