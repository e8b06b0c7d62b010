import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VisitPlace } from '../../../api/wire/visitChangesFromWire';
import { ownSlug } from '../../../contract/comparisonPath';
import { buildRankPath } from '../../../contract/rankPath';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import './visits.css';

/** The places in the rankings of all players: “Points +120 · 208 of 1,500 ▲ up from 213”. */
export function VisitPlaces({ places }: { places: readonly VisitPlace[] }) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const { language, boardPath } = useRoute();
  if (places.length === 0) return null;
  return (
    <ul className="visit-places">
      {places.map((place) => (
        <li key={place.board}>
          <Link to={`${boardPath(place.board)}?around=me`} className="list-link">
            {t(`ranking.${place.board}`)}
          </Link>
          <strong>
            {place.gained ? (
              <>
                {place.gained > 0 ? '+' : '−'}
                {count(Math.abs(place.gained))}
              </>
            ) : (
              count(place.count)
            )}
          </strong>
          {/* Why it is this rank. */}
          <Link to={buildRankPath(language, ownSlug, place.board)} className="list-link">
            {t('place', { rank: count(place.rank), of: count(place.of) })}
          </Link>
          <Moved place={place} />
        </li>
      ))}
    </ul>
  );
}

function Moved({ place: { rank, rankBefore } }: { place: VisitPlace }) {
  const { t } = useTranslation('visits');
  const { count } = useFormats();
  if (rankBefore === null || rankBefore === rank) return null;
  const risen = rank < rankBefore;
  return (
    <span className="text-muted">
      <span aria-hidden="true">{risen ? '▲ ' : '▼ '}</span>
      {t(risen ? 'up' : 'down', { rank: count(rankBefore) })}
    </span>
  );
}
