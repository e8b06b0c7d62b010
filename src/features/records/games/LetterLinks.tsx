import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { gameLetters } from '../../../contract/views/gameListView';
import './games.css';

interface LetterLinksProps {
  chosen: string;
  /** The search string of the list of a letter; of all for an empty one. */
  queryFor: (letter: string) => string;
}

/** Links to the games of each first letter. */
export function LetterLinks({ chosen, queryFor }: LetterLinksProps) {
  const { t } = useTranslation('games');
  const label = (letter: string) => {
    if (letter === '') return t('letter.all');
    return letter === '0' ? t('letter.none') : letter.toUpperCase();
  };
  return (
    <nav aria-label={t('letter.label')} className="choice-row letter-links">
      {['', ...gameLetters].map((letter) => (
        <Link
          key={letter}
          to={queryFor(letter)}
          preventScrollReset
          aria-current={letter === chosen ? 'true' : undefined}
          className="pressable choice-chip letter-link"
        >
          {label(letter)}
        </Link>
      ))}
    </nav>
  );
}
