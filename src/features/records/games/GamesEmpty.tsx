import { mdiGamepadVariantOutline, mdiMagnifyClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { gameListView, type GameListView } from '../../../contract/views/gameListView';
import { useRoute } from '../../../navigation/useRoute';

/** In place of an empty list of games. */
export function GamesEmpty({ params }: { params: GameListView }) {
  const { t } = useTranslation('games');
  const { pathTo } = useRoute();
  return gameListView.isFiltered(params) ? (
    <EmptyState icon={mdiMagnifyClose} title={t('empty.noMatch')} text={t('empty.noMatchHint')}>
      <ActionLink to={pathTo('GameList')} variant="contained">
        {t('empty.clear')}
      </ActionLink>
    </EmptyState>
  ) : (
    <EmptyState icon={mdiGamepadVariantOutline} title={t('empty.title')} text={t('empty.text')} />
  );
}
