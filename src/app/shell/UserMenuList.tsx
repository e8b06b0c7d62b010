import { mdiAccountOutline, mdiCogOutline, mdiLogout, mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { logOut } from '../../api/logOut';
import { useGetConfigurationQuery } from '../../api/websiteApi';
import { Icon } from '../../components/Icon';
import { useRoute } from '../../navigation/useRoute';
import { selectUser } from '../../state/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { hasPage } from '../routeTable';

/** Pages of the records site, in the order the menu shows those that are configured. */
const recordsPages = [
  'publicProfile',
  'myProofs',
  'myTeam',
  'myFriends',
  'messages',
  'lostPositions',
] as const;

function useRecordsLinks(open: boolean) {
  const { language } = useRoute();
  const { data } = useGetConfigurationQuery({ language }, { skip: !open });
  return recordsPages.flatMap((name) => {
    const address = data?.recordsSite[name];
    return address === undefined ? [] : [{ name, address }];
  });
}

function WhoIsThis() {
  const { t } = useTranslation('session');
  const user = useAppSelector(selectUser);
  return (
    <Box component="li" role="presentation" sx={{ px: 2.5, pt: 1, pb: 1.5, outline: 'none' }}>
      <Typography variant="subtitle2" component="p" noWrap>
        {user?.username ?? t('menu.noMember')}
      </Typography>
      <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
        @{user?.slug ?? '—'}
      </Typography>
    </Box>
  );
}

interface UserMenuListProps {
  /** The menu is open while there is one. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What the member's picture opens. */
export function UserMenuList({ anchor, onClose }: UserMenuListProps) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { pathTo } = useRoute();
  const links = useRecordsLinks(anchor !== null);
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': t('menu.label') },
        paper: { sx: { width: 260 } },
      }}
    >
      <WhoIsThis />
      <Divider component="li" sx={{ mb: 1 }} />
      {hasPage('Profile') ? (
        <MenuItem component={Link} to={pathTo('Profile')} onClick={onClose}>
          <ListItemIcon>
            <Icon path={mdiAccountOutline} />
          </ListItemIcon>
          <ListItemText>{t('menu.profile')}</ListItemText>
        </MenuItem>
      ) : null}
      {hasPage('Settings') ? (
        <MenuItem component={Link} to={pathTo('Settings')} onClick={onClose}>
          <ListItemIcon>
            <Icon path={mdiCogOutline} />
          </ListItemIcon>
          <ListItemText>{t('menu.settings')}</ListItemText>
        </MenuItem>
      ) : null}
      {links.length > 0 ? <Divider component="li" /> : null}
      {links.map(({ name, address }) => (
        <MenuItem key={name} component="a" href={address} onClick={onClose}>
          <ListItemIcon>
            <Icon path={mdiOpenInNew} />
          </ListItemIcon>
          <ListItemText>{t(`menu.${name}`)}</ListItemText>
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onClose();
          void dispatch(logOut());
        }}
      >
        <ListItemIcon>
          <Icon path={mdiLogout} />
        </ListItemIcon>
        <ListItemText>{t('menu.logOut')}</ListItemText>
      </MenuItem>
    </Menu>
  );
}
