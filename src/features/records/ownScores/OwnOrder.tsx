import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { ownScoreOrders, type OwnScoreOrder } from '../../../contract/records/catalogue';
import { useFormats } from '../../../i18n/useFormats';
import './own.css';

/** Also the charts without an own score, which stand in the same choice. */
export type OwnListing = OwnScoreOrder | 'unplayed';

interface OwnOrderProps {
  /** Null for all games. */
  game: number | null;
  order: OwnListing;
  /** How many of the latest scores were searched for the easiest ones; null for all. */
  latestOf?: number | null;
}

/** Links to the orders of the own scores, and how the easiest ones are found. */
export function OwnOrder({ game, order, latestOf = null }: OwnOrderProps) {
  const { t } = useTranslation(['boards', 'games', 'scoreSheet']);
  const { count } = useFormats();
  const addressOf = (by: OwnListing) => {
    const query = new URLSearchParams();
    if (game !== null) query.set('game', String(game));
    if (by !== 'latest') query.set('sort', by);
    return `?${query.toString()}`;
  };
  return (
    <>
      <nav aria-label={t('games:sort.label')} className="choice-row">
        {([...ownScoreOrders, 'unplayed'] as const).map((by) => (
          <Link
            key={by}
            to={addressOf(by)}
            preventScrollReset
            aria-current={by === order ? 'true' : undefined}
            className="pressable choice-chip"
          >
            {by === 'unplayed' ? t('games:ownCharts.missing') : t(`own.order.${by}`)}
          </Link>
        ))}
      </nav>
      {order === 'easiest' ? (
        <p className="text-body2 text-muted own-explained">
          {t('own.easiest')}
          {latestOf === null
            ? null
            : ` ${t('scoreSheet:easiestOf', { count: latestOf, formatted: count(latestOf) })}`}
        </p>
      ) : null}
    </>
  );
}
