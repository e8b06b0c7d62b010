import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DelayedTooltip } from '../../../components/tooltips/DelayedTooltip';
import { Drawing, Icon } from '../../../components/Icon';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { ToolbarButton } from '../../../components/buttons/ToolbarButton';
import { siteName } from '../../../i18n/siteName';
import { LanguageSelector } from '../../../features/settings/LanguageSelector';
import { ThemeModeSwitch } from '../../../features/settings/ThemeModeSwitch';
import { useRoute } from '../../../navigation/useRoute';
import { useSystemPrefersDark } from '../../providers/useSystemPrefersDark';
import { AccountSlot } from './AccountSlot';
import { shellSizes, sidebarId } from '../shellSizes';

/** The podium and diamond of the app icon, in the theme's colours. */
function BrandMark() {
  return (
    <Drawing viewBox="0 0 64 64" sx={{ fontSize: 32 }}>
      <rect width="64" height="64" rx="15" fill="var(--mui-palette-navbar-accent)" />
      <path
        fill="var(--mui-palette-navbar-background)"
        d="M11 35a2 2 0 0 1 2-2h9v18h-9a2 2 0 0 1-2-2zM42 39h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9zM24 29a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v22H24zM32 9.500l6.500 6.500-6.500 6.500-6.500-6.500z"
      />
    </Drawing>
  );
}

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
        <OptionalErrorBoundary>
          <LanguageSelector settingsPath={pathTo('Settings')} />
        </OptionalErrorBoundary>
        <OptionalErrorBoundary>
          <ThemeModeSwitch systemPrefersDark={systemPrefersDark} />
        </OptionalErrorBoundary>
        <OptionalErrorBoundary>
          <AccountSlot />
        </OptionalErrorBoundary>
      </Box>
    </Box>
  );
}
