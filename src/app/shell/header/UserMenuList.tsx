import {
  mdiAccountOutline,
  mdiBellOutline,
  mdiCameraOutline,
  mdiCardAccountDetailsOutline,
  mdiCheckDecagramOutline,
  mdiCogOutline,
  mdiLogout,
  mdiOpenInNew,
  mdiPodium,
  mdiShieldAccountOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHasRole } from '../../../access/useHasRole';
import { useGetNoticeSummaryQuery } from '../../../api/reportsApi';
import { logOut } from '../../../api/session/logOut';
import { useGetConfigurationQuery } from '../../../api/websiteApi';
import { Icon } from '../../../components/Icon';
import { administrationRoles, moderationRoles } from '../../../contract/roles';
import { useFormats } from '../../../i18n/useFormats';
import { usePageName } from '../../../i18n/usePageName';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** Pages of the records site, in menu order; only the configured ones are shown. */
const recordsPages = ['myProofs', 'myTeam', 'myFriends', 'messages', 'lostPositions'] as const;

function useRecordsLinks(open: boolean) {
  const { language } = useRoute();
  const { data } = useGetConfigurationQuery({ language }, { skip: !open });
  const addresses = data?.recordsSite ?? {};
  const links = recordsPages.flatMap((name) => {
    const address = addresses[name];
    return address === undefined ? [] : [{ name, address }];
  });
  return { links, addresses };
}

function WhoIsThis() {
  const { t } = useTranslation('accountMenu');
  const user = useAppSelector(selectUser);
  return (
    <Box component="li" role="presentation" sx={{ px: 2.5, pt: 1, pb: 1.5, outline: 'none' }}>
      <Typography variant="subtitle2" component="p" noWrap>
        {user?.username ?? t('noMember')}
      </Typography>
      <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
        @{user?.slug ?? '—'}
      </Typography>
    </Box>
  );
}

interface UserMenuListProps {
  /** The menu is open while an anchor is set. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface MenuEntryProps {
  icon: string;
  label: string;
  /** Beside the label. */
  note?: string | undefined;
  /** A page of this site. */
  to?: string | undefined;
  /** An external URL. */
  href?: string | undefined;
  onClick: () => void;
}

/** MUI's menu focuses its first entry through props on it, so other props are passed on. */
function MenuEntry({ icon, label, note, to, href, ...others }: MenuEntryProps) {
  const target = to === undefined ? { component: 'a', href } : { component: Link, to };
  return (
    <MenuItem {...(to === undefined && href === undefined ? {} : target)} {...others}>
      <ListItemIcon>
        <Icon path={icon} />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
      {note === undefined ? null : (
        <Typography variant="caption" sx={{ ml: 1, fontWeight: 600, color: 'primary.main' }}>
          {note}
        </Typography>
      )}
    </MenuItem>
  );
}

/** How many notices are new, and how many scores have to be proved, if any. The summary is requested when the menu is opened. */
function useNewsNotes(open: boolean) {
  const { t } = useTranslation('accountMenu');
  const { count } = useFormats();
  const { data } = useGetNoticeSummaryQuery(undefined, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const noteOf = (text: 'newNotices' | 'toProve', total = 0) =>
    total === 0 ? undefined : t(text, { count: total, formatted: count(total) });
  return {
    newNotices: noteOf('newNotices', data?.unseen),
    toProve: noteOf('toProve', data?.nbToProve),
  };
}

/** The member's public page: on the records site if configured, else on this site. */
function usePublicProfile(elsewhere: string | undefined) {
  const { memberPath } = useRoute();
  const slug = useAppSelector(selectUser)?.slug;
  if (elsewhere !== undefined) return { icon: mdiOpenInNew, href: elsewhere };
  return slug ? { icon: mdiCardAccountDetailsOutline, to: memberPath(slug) } : undefined;
}

/** The account menu. */
export function UserMenuList({ anchor, onClose }: UserMenuListProps) {
  const { t } = useTranslation(['accountMenu', 'session']);
  const nameOf = usePageName();
  const dispatch = useAppDispatch();
  const { pathTo } = useRoute();
  const { links, addresses } = useRecordsLinks(anchor !== null);
  const profile = usePublicProfile(addresses.publicProfile);
  const administrates = useHasRole({ any: administrationRoles });
  const moderates = useHasRole({ any: moderationRoles });
  const { newNotices, toProve } = useNewsNotes(anchor !== null);
  const entry = (icon: string, label: string, to: string, note?: string) => (
    <MenuEntry icon={icon} label={label} note={note} to={to} onClick={onClose} />
  );
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': t('session:menu.label') },
        paper: { sx: { width: 260 } },
      }}
    >
      <WhoIsThis />
      <Divider component="li" sx={{ mb: 1 }} />
      {entry(mdiAccountOutline, t('profile'), pathTo('Profile'))}
      {profile ? <MenuEntry {...profile} label={t('publicProfile')} onClick={onClose} /> : null}
      {entry(mdiPodium, nameOf('MyScores'), pathTo('MyScores'))}
      {addresses.myProofs === undefined
        ? entry(mdiCameraOutline, nameOf('MyProofs'), pathTo('MyProofs'), toProve)
        : null}
      {entry(mdiBellOutline, nameOf('Notices'), pathTo('Notices'), newNotices)}
      {entry(mdiCogOutline, t('settings'), pathTo('Settings'))}
      {administrates
        ? entry(mdiShieldAccountOutline, nameOf('Administration'), pathTo('Administration'))
        : null}
      {moderates
        ? entry(mdiCheckDecagramOutline, nameOf('Moderation'), pathTo('Moderation'))
        : null}
      {links.length > 0 ? <Divider component="li" /> : null}
      {links.map(({ name, address }) => (
        <MenuEntry
          key={name}
          icon={mdiOpenInNew}
          label={t(name)}
          href={address}
          onClick={onClose}
        />
      ))}
      <Divider component="li" />
      <MenuEntry
        icon={mdiLogout}
        label={t('logOut')}
        onClick={() => {
          onClose();
          void dispatch(logOut());
        }}
      />
    </Menu>
  );
}
