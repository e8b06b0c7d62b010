import { useTranslation } from 'react-i18next';
import { RowTitle } from '../../../admin-frame/drafts/RowTitle';
import type { AdminGameRow } from '../../../contract/schemas/adminGames';
import { useGamePath } from '../useGamePath';

/** Cover and name of a game; the name links to the editor. */
export function GameRowTitle({ row }: { row: AdminGameRow }) {
  const { t } = useTranslation('adminGames');
  const { gameAt } = useGamePath();
  return (
    <RowTitle
      picture={row.picture}
      title={row.name ?? t('unnamed')}
      locale={row.locale}
      to={gameAt(row.id)}
    />
  );
}
