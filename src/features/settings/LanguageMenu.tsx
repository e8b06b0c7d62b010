import { mdiCheck } from '@mdi/js';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import {
  headerLanguages,
  languageNames,
  languageTags,
  type Language,
} from '../../contract/languages';
import { broadcastLanguage, onLanguageBroadcast } from '../../i18n/languageBroadcast';
import { withLanguage } from '../../navigation/languagePrefix';
import { useRoute } from '../../navigation/useRoute';

/** Navigates to the same page in the language chosen in another tab. */
function useSyncedLanguage(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const follow = useRef((_language: Language): void => undefined);
  useEffect(() => {
    follow.current = (language) =>
      void navigate(withLanguage(location, language), { replace: true });
  });
  useEffect(() => onLanguageBroadcast((language) => follow.current(language)), []);
}

interface LanguageMenuProps {
  /** The menu is open while this is set. */
  anchor: HTMLElement | null;
  onClose: () => void;
  settingsPath?: string | undefined;
}

/** The menu of the header's language button. It is on every page, so it also syncs the language from other tabs. */
export function LanguageMenu({ anchor, onClose, settingsPath }: LanguageMenuProps) {
  const { t } = useTranslation('navigation');
  const { language } = useRoute();
  const location = useLocation();
  useSyncedLanguage();
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
