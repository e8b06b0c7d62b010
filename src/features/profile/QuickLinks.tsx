import {
  mdiAccountEditOutline,
  mdiDeleteOutline,
  mdiLockOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetConfigurationQuery } from '../../api/websiteApi';
import { Icon } from '../../components/Icon';
import { useRoute } from '../../navigation/useRoute';
import type { SessionUser } from '../../state/session';
import { DownloadDataLink } from './DownloadDataLink';
import type { ProfileSection } from './profileSections';

const DeleteAccountDialog = lazy(async () => {
  const { DeleteAccountDialog: Dialog } = await import(
    /* webpackChunkName: "profile-parts" */ './DeleteAccountDialog'
  );
  return { default: Dialog };
});

interface QuickLinksProps {
  user: SessionUser;
  onOpen: (section: ProfileSection) => void;
}

/** Shortcuts: the member's pages on the records site, the panels of this page, a copy of the data, and the end of the account. */
export function QuickLinks({ user, onOpen }: QuickLinksProps) {
  const { t } = useTranslation('profile');
  const { language } = useRoute();
  const { data } = useGetConfigurationQuery({ language });
  const [confirming, setConfirming] = useState(false);
  // The dialog is loaded on demand and stays mounted for its closing transition.
  const [dialogMounted, setDialogMounted] = useState(false);
  const dashboard = data?.recordsSite.dashboard;
  return (
    <>
      <List disablePadding sx={{ mx: -1 }}>
        {dashboard === undefined ? null : (
          <ListItem disablePadding>
            <ListItemButton component="a" href={dashboard}>
              <ListItemIcon>
                <Icon path={mdiViewDashboardOutline} />
              </ListItemIcon>
              <ListItemText primary={t('quickLinks.dashboard')} />
            </ListItemButton>
          </ListItem>
        )}
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={() => onOpen('info')}>
            <ListItemIcon>
              <Icon path={mdiAccountEditOutline} />
            </ListItemIcon>
            <ListItemText primary={t('quickLinks.editProfile')} />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={() => onOpen('password')}>
            <ListItemIcon>
              <Icon path={mdiLockOutline} />
            </ListItemIcon>
            <ListItemText primary={t('quickLinks.changePassword')} />
          </ListItemButton>
        </ListItem>
        <DownloadDataLink user={user} />
        <ListItem disablePadding>
          <ListItemButton
            component="button"
            aria-haspopup="dialog"
            onClick={() => {
              setDialogMounted(true);
              setConfirming(true);
            }}
            sx={{ color: 'error.main' }}
          >
            <ListItemIcon>
              <Icon path={mdiDeleteOutline} />
            </ListItemIcon>
            <ListItemText primary={t('quickLinks.deleteAccount')} />
          </ListItemButton>
        </ListItem>
      </List>
      <Suspense fallback={null}>
        {dialogMounted ? (
          <DeleteAccountDialog user={user} open={confirming} onClose={() => setConfirming(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
