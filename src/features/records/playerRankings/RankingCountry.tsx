import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import '../../../components/forms/ListFilters.css';
import { CountryChoice } from './CountryChoice';
import '../chartBoard/board.css';
import './rankingTools.css';

interface RankingCountryProps {
  country: string;
  ownCountry: string | null | undefined;
  /** What the address says besides, which a form without script keeps. */
  kept: URLSearchParams;
  onChange?: ((country: string) => void) | undefined;
}

/** The country within which the players of a game or a series are ranked. */
export function RankingCountry({ kept, onChange, ...choice }: RankingCountryProps) {
  const { t } = useTranslation('boards');
  const others = [...kept].filter(([name]) => name !== 'country');
  return (
    <form className={clsx('board-filters ranking-country', !onChange && 'search-form')}>
      <div className="board-filter-fields">
        <CountryChoice {...choice} onChange={onChange} />
      </div>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className={actionClass('outlined')}>
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}
