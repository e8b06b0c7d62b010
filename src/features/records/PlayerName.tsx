import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Player } from '../../api/wire/boardFromWire';
import { countryName } from '../../i18n/countryName';
import { useRoute } from '../../navigation/useRoute';
import './PlayerName.css';

/** A player with the country, as a link to the member's page; a deleted account has no name. */
export function PlayerName({ player: { username, slug, country } }: { player: Player }) {
  const { t } = useTranslation('boards');
  const { language, memberPath } = useRoute();
  return (
    <span className="player-name">
      {username !== null && slug !== null ? (
        <Link to={memberPath(slug)} className="list-link">
          {username}
        </Link>
      ) : (
        <span className="text-muted">{t('deleted')}</span>
      )}
      {country === null ? null : (
        <span className="player-country">{countryName(country, language)}</span>
      )}
    </span>
  );
}
