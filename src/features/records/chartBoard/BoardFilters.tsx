import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { actionClass } from '../../../components/buttons/actionClass';
import { ListChoice } from '../../../components/forms/ListChoice';
import '../../../components/forms/ListFilters.css';
import type { BoardView } from '../../../contract/views/boardViews';
import { useRoute } from '../../../navigation/useRoute';
import { countryOptions } from '../../../i18n/countryNames';
import './board.css';

interface BoardFiltersProps {
  chart: ChartDetails;
  view: BoardView;
  /** Without it, a form of the browser's own that works without script. */
  onChange?: (changes: Partial<BoardView>) => void;
}

/** The platform of a board and, on the view of countries, which one. */
export function BoardFilters({ chart: { platforms }, view, onChange }: BoardFiltersProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const byCountry = view.country !== '';
  if (platforms.length < 2 && !byCountry) return null;
  const chosen = (value: string | number) => (onChange ? { value } : { defaultValue: value });
  return (
    <form className={clsx('board-filters', !onChange && 'search-form')}>
      <div className="board-filter-fields">
        {byCountry ? (
          <ListChoice
            name="country"
            label={t('country')}
            options={countryOptions(language, view.country)}
            {...chosen(view.country)}
            {...(onChange && {
              onChange: ({ target: { value } }) => onChange({ country: value }),
            })}
          />
        ) : null}
        {platforms.length < 2 ? null : (
          <ListChoice
            name="platform"
            label={t('platform')}
            options={[
              { value: '', label: t('allPlatforms') },
              ...platforms.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...chosen(view.platform ?? '')}
            {...(onChange && {
              onChange: ({ target: { value } }) =>
                onChange({ platform: value === '' ? null : Number(value) }),
            })}
          />
        )}
      </div>
      <noscript>
        <button type="submit" className={actionClass('outlined')}>
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}
