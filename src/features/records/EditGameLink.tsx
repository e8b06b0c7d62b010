import { mdiPencilOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../access/useHasRole';
import { ActionLink } from '../../components/buttons/ActionLink';
import { Icon } from '../../components/Icon';
import { roles } from '../../contract/roles';
import { useRoute } from '../../navigation/useRoute';

const editors = [roles.admin, roles.gameEditor];

/** A link to the editor of a game, at its charts if they are what is shown; for those who may edit games. */
export function EditGameLink({ id, charts = false }: { id: number; charts?: boolean }) {
  const { t } = useTranslation('common');
  const { pathTo } = useRoute();
  if (!useHasRole({ any: editors })) return null;
  const editor = `${pathTo('Administration')}/games/${id}`;
  return (
    <ActionLink to={charts ? `${editor}?step=charts` : editor} variant="outlined">
      <Icon path={mdiPencilOutline} />
      <span>{t('edit')}</span>
    </ActionLink>
  );
}
