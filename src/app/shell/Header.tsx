import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DelayedTooltip } from '../../components/DelayedTooltip';
import { Icon } from '../../components/Icon';
import { OptionalPart } from '../../components/OptionalPart';
import { ToolbarButton } from '../../components/ToolbarButton';
import { siteName } from '../../components/siteName';
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
  /** The button that toggles it is being approached. */
  onSidebarNear: () => void;
}

function HomeLink() {
  const { pathTo } = useRoute();
  return (
    <Box
      component={Link}
      to={pathTo('Home')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        // The name takes two lines before a button beside it does.
        minWidth: 'min-content',
        flexShrink: 9999,
        minHeight: 40,
        borderRadius: 1,
        color: 'inherit',
        fontWeight: 750,
        fontSize: { xs: '1rem', sm: '1.0625rem' },
        letterSpacing: '-0.015em',
        lineHeight: 1.15,
        textDecoration: 'none',
      }}
    >
      <BrandMark />
      {siteName()}
    </Box>
  );
}

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
        <Box sx={{ flexGrow: 1 }} />
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
