import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../components/buttons/actionClass';
import { limits } from '../../contract/limits';
import { useRoute } from '../../navigation/useRoute';
import './WelcomePanel.css';

/** A search of the list of games. The browser sends it, with script as without. */
export function FindGame() {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  const id = useId();
  return (
    <form action={pathTo('GameList')} className="welcome-find">
      <label htmlFor={id}>{t('welcome.find')}</label>
      <input id={id} type="search" name="search" required maxLength={limits.searchLength} />
      <button type="submit" className={actionClass('contained')}>
        {t('welcome.search')}
      </button>
    </form>
  );
}
