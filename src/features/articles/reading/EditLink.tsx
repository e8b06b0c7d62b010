import { mdiPencilOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHasRole } from '../../../access/useHasRole';
import { Icon } from '../../../components/Icon';
import { roles } from '../../../contract/roles';
import { useRoute } from '../../../navigation/useRoute';

/** A link to the article's editor, for administrators. */
export function EditLink({ id }: { id: number }) {
  const { t } = useTranslation('common');
  const { pathTo } = useRoute();
  if (!useHasRole({ one: roles.admin })) return null;
  return (
    <Button
      component={Link}
      to={`${pathTo('Administration')}/articles/${id}`}
      variant="outlined"
      startIcon={<Icon path={mdiPencilOutline} />}
    >
      {t('edit')}
    </Button>
  );
}
