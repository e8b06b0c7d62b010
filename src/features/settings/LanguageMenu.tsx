import { mdiCheck } from '@mdi/js';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { headerLanguages, languageNames, languageTags } from '../../contract/languages';
import { broadcastLanguage } from '../../i18n/languageBroadcast';
import { withLanguage } from '../../navigation/languagePrefix';
import { useRoute } from '../../navigation/useRoute';

interface LanguageMenuProps {
  /** The menu is open while this is set. */
  anchor: HTMLElement | null;
  onClose: () => void;
  settingsPath?: string | undefined;
}

/** The menu of the header's language button. */
export function LanguageMenu({ anchor, onClose, settingsPath }: LanguageMenuProps) {
  const { t } = useTranslation('navigation');
  const { language } = useRoute();
  const location = useLocation();
  // Always include the current language, so that it can be marked.
  const offered = [...new Set([...headerLanguages, language])];
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('language') } }}
    >
      {offered.map((code) => (
        <MenuItem
          key={code}
          component={Link}
          to={withLanguage(location, code)}
          lang={languageTags[code]}
          hrefLang={languageTags[code]}
          selected={code === language}
          aria-current={code === language ? 'true' : undefined}
          onClick={() => {
            broadcastLanguage(code);
            onClose();
          }}
        >
          <ListItemIcon>{code === language ? <Icon path={mdiCheck} /> : null}</ListItemIcon>
          <ListItemText>{languageNames[code]}</ListItemText>
        </MenuItem>
      ))}
      {settingsPath === undefined ? null : <Divider />}
      {settingsPath === undefined ? null : (
        <MenuItem component={Link} to={`${settingsPath}#language`} onClick={onClose}>
          <ListItemText inset>{t('allLanguages')}</ListItemText>
        </MenuItem>
      )}
    </Menu>
  );
}
