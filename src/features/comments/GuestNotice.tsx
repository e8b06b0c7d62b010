import { mdiCommentTextOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { withRedirect } from '../../navigation/loginPath';
import { useRoute } from '../../navigation/useRoute';

/** Asks guests to log in to comment, with a link that returns here afterwards. */
export function GuestNotice() {
  const { t } = useTranslation('comments');
  const { pathTo } = useRoute();
  const { pathname, search } = useLocation();
  return (
    <Alert
      severity="info"
      role="note"
      icon={<Icon path={mdiCommentTextOutline} />}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <Button
          component={Link}
          to={withRedirect(pathTo('Login'), `${pathname}${search}#comments`)}
          color="inherit"
          size="small"
        >
          {t('guest.logIn')}
        </Button>
      }
    >
      {t('guest.text')}
    </Alert>
  );
}
