import { mdiPencilOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../../access/useHasRole';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Icon } from '../../../components/Icon';
import { roles } from '../../../contract/roles';
import { useRoute } from '../../../navigation/useRoute';

/** A link to the article's editor, for administrators. */
export function EditLink({ id }: { id: number }) {
  const { t } = useTranslation('common');
  const { pathTo } = useRoute();
  if (!useHasRole({ one: roles.admin })) return null;
  return (
    <ActionLink to={`${pathTo('Administration')}/articles/${id}`} variant="outlined">
      <Icon path={mdiPencilOutline} />
      <span>{t('edit')}</span>
    </ActionLink>
  );
}
