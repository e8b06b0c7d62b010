import { mdiAccountMultipleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useListFormat } from './useListFormat';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { usePresence } from './usePresence';

/** Shows who else has the article open. */
export function PresenceNotice({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const list = useListFormat();
  const editors = usePresence(draft);
  const user = useAppSelector(selectUser);
  const others = editors.filter(({ id }) => id !== user?.id);
  const self = others.length < editors.length ? [t('presence.self')] : [];
  const text =
    others.length > 0
      ? t('presence.others', {
          count: others.length,
          names: list(others.map(({ username }) => username)),
        })
      : self.join('');
  return (
    <Box
      component="output"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}
    >
      {text === '' ? null : (
        <>
          <Icon path={mdiAccountMultipleOutline} fontSize="small" />
          <span>{text}</span>
        </>
      )}
    </Box>
  );
}
