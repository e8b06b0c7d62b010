import { useTranslation } from 'react-i18next';
import { ListChoice } from '../../../components/forms/ListChoice';
import { ListFilters } from '../../../components/forms/ListFilters';
import { playerListOrders } from '../../../contract/records/catalogue';
import type { PlayerListView } from '../../../contract/views/playerListView';
import { countryOptions } from '../../../i18n/countryNames';
import { useRoute } from '../../../navigation/useRoute';

interface PlayerFiltersProps {
  view: PlayerListView;
  /** There is none in a printed document, whose form the browser sends. */
  change?: (changes: Partial<PlayerListView>, options?: { replace?: boolean }) => void;
}

/** The search, the country and the sort order of the list of players. What is found by name is sorted by name. */
export function PlayerFilters({ view: { search, country, order }, change }: PlayerFiltersProps) {
  const { t } = useTranslation('players');
  const { language } = useRoute();
  const byName = search !== '';
  return (
    <ListFilters
      texts="players"
      search={search}
      onSearch={(text, replacing) => change?.({ search: text }, replacing)}
      choices={
        <>
          <ListChoice
            name="country"
            label={t('country.label')}
            value={country}
            options={[{ value: '', label: t('country.all') }, ...countryOptions(language, country)]}
            onChange={({ target: { value } }) => change?.({ country: value })}
          />
          <ListChoice
            name="sort"
            label={t('sort.label')}
            disabled={byName}
            value={byName ? 'name' : order}
            options={
              byName
                ? [{ value: 'name', label: t('sort.name') }]
                : playerListOrders.map((by) => ({ value: by, label: t(`sort.${by}`) }))
            }
            onChange={({ target: { value } }) => {
              const chosen = playerListOrders.find((known) => known === value);
              if (chosen) change?.({ order: chosen });
            }}
          />
        </>
      }
    />
  );
}
