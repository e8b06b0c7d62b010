import { useTranslation } from 'react-i18next';
import type { Reference } from '../../../api/wire/gameFromWire';
import { gameOrders } from '../../../contract/records/catalogue';

export interface GameChoices {
  platforms: readonly Reference[];
  series: readonly Reference[];
}

const options = (all: string, items: readonly Reference[]) => [
  { value: '', label: all },
  ...items.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** What the list of games can be filtered and ordered by, with names. */
export function useGameChoices({ platforms, series }: GameChoices) {
  const { t } = useTranslation('games');
  return {
    platforms: options(t('platform.all'), platforms),
    series: options(t('series.all'), series),
    orders: gameOrders.map((order) => ({ value: order, label: t(`sort.${order}`) })).toReversed(),
  };
}
