import { mdiDownload } from '@mdi/js';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useExportOwnDataMutation } from '../../api/ownDataApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { Icon } from '../../components/Icon';
import { saveFile } from '../../components/saveFile';
import type { SessionUser } from '../../state/session';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { useFailureNotice } from './useFailureNotice';

const id = 'own-data';

/** Saves everything that is stored about the member as a file. */
export function DownloadDataLink({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [send, busy] = useSecretMutation(useExportOwnDataMutation());
  const { tellOf } = useFailureNotice({
    id,
    titleKey: 'profile:ownData.failedTitle',
    messageKey: 'profile:ownData.failed',
  });
  const download = async () => {
    const name = `${user.slug ?? user.username}-data.json`;
    const outcome = await send({ id: user.id, save: (file) => saveFile(file, name) });
    if ('error' in outcome) tellOf(outcome.error, t('ownData.failed'));
    else {
      dispatch(
        notificationQueued({
          id,
          titleKey: 'profile:ownData.done.title',
          messageKey: 'profile:ownData.done.message',
          severity: 'success',
        }),
      );
    }
  };
  return (
    <ListItem disablePadding>
      <ListItemButton
        component="button"
        aria-busy={busy}
        onClick={() => {
          if (!busy) void download();
        }}
      >
        <ListItemIcon>
          <Icon path={mdiDownload} />
        </ListItemIcon>
        <ListItemText primary={t(busy ? 'ownData.busy' : 'quickLinks.downloadData')} />
      </ListItemButton>
    </ListItem>
  );
}
