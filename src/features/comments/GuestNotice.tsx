import { mdiCommentTextOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../components/buttons/ActionLink';
import { NoteBox } from '../../components/feedback/NoteBox';
import { withRedirect } from '../../navigation/loginPath';
import { useRoute } from '../../navigation/useRoute';

/** Asks guests to log in to comment, with a link that returns here afterwards. */
export function GuestNotice() {
  const { t } = useTranslation('comments');
  const { pathTo } = useRoute();
  const { pathname, search } = useLocation();
  return (
    <NoteBox
      icon={mdiCommentTextOutline}
      action={
        <ActionLink
          to={withRedirect(pathTo('Login'), `${pathname}${search}#comments`)}
          variant="text"
          size="small"
        >
          {t('guest.logIn')}
        </ActionLink>
      }
    >
      {t('guest.text')}
    </NoteBox>
  );
}
