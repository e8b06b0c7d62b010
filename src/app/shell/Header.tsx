import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DelayedTooltip } from '../../components/DelayedTooltip';
import { Icon } from '../../components/Icon';
import { OptionalPart } from '../../components/OptionalPart';
import { ToolbarButton } from '../../components/ToolbarButton';
import { siteName } from '../../i18n/siteName';
import { LanguageSelector } from '../../features/settings/LanguageSelector';
import { ThemeModeSwitch } from '../../features/settings/ThemeModeSwitch';
import { useRoute } from '../../navigation/useRoute';
import { useSystemPrefersDark } from '../providers/useSystemPrefersDark';
import { hasPage } from '../routeTable';
import { AccountSlot } from './AccountSlot';
import { BrandMark } from './BrandMark';
import { sidebarId, shellSizes } from './shellSizes';

interface HeaderProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** The pointer or the focus is on the toggle button: time to preload the sheet. */
  onSidebarNear: () => void;
}

function HomeLink() {
  const { pathTo } = useRoute();
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 32 }}>
      <Box component={Link} to={pathTo('Home')} sx={brand}>
        <BrandMark />
        <span>{siteName()}</span>
      </Box>
    </Box>
  );
}

/** One line high: a name that does not fit beside the logo wraps out of view and still labels the link. */
const brand = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  maxWidth: '100%',
  height: 40,
  overflow: 'hidden',
  verticalAlign: 'middle',
  borderRadius: 1,
  color: 'inherit',
  fontWeight: 750,
  fontSize: { xs: '1rem', sm: '1.0625rem' },
  letterSpacing: '-0.015em',
  lineHeight: '40px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '& > svg': { my: 0.5 },
} as const;

const bar = ({ vars: { palette } }: Theme) =>
  ({
    '--vgr-focus': palette.navbar.focus,
    position: 'sticky',
    top: 0,
    zIndex: 'appBar',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '100%',
    background: `var(--vgr-bar, none) ${palette.navbar.background}`,
    color: palette.navbar.text,
    borderBottom: `1px solid ${palette.navbar.border}`,
    // The header is always visible: without this, focus inside it scrolls the page by its scroll padding.
    '& *': { scrollMarginTop: '-5rem' },
  }) as const;

export function Header({ sidebarOpen, onToggleSidebar, onSidebarNear }: HeaderProps) {
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  const systemPrefersDark = useSystemPrefersDark();
  return (
    <Box component="header" sx={bar}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          height: shellSizes.header - 1,
          px: { xs: 1, sm: 2 },
        }}
      >
        <DelayedTooltip title={t('toggleSidebar')}>
          <ToolbarButton
            aria-expanded={sidebarOpen}
            aria-controls={sidebarId}
            onPointerEnter={onSidebarNear}
            onFocus={onSidebarNear}
            onClick={onToggleSidebar}
          >
            <Icon path={mdiMenu} />
          </ToolbarButton>
        </DelayedTooltip>
        <HomeLink />
        <OptionalPart>
          <LanguageSelector settingsPath={hasPage('Settings') ? pathTo('Settings') : undefined} />
        </OptionalPart>
        <OptionalPart>
          <ThemeModeSwitch systemPrefersDark={systemPrefersDark} />
        </OptionalPart>
        <OptionalPart>
          <AccountSlot />
        </OptionalPart>
      </Box>
    </Box>
  );
}
