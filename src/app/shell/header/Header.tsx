import { mdiMenu } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../../components/tooltips/DelayedTooltip';
import { Icon } from '../../../components/Icon';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { ToolbarButton } from '../../../components/buttons/ToolbarButton';
import { LanguageSelector } from '../../../features/settings/LanguageSelector';
import { ThemeModeSwitch } from '../../../features/settings/ThemeModeSwitch';
import { useRoute } from '../../../navigation/useRoute';
import { useSystemPrefersDark } from '../../providers/useSystemPrefersDark';
import { sidebarId } from '../narrowQuery';
import { AccountSlot } from './AccountSlot';
import { HeaderFrame } from './HeaderFrame';

interface HeaderProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** The pointer or the focus is on the toggle button: time to preload the sheet. */
  onSidebarNear: () => void;
}

export function Header({ sidebarOpen, onToggleSidebar, onSidebarNear }: HeaderProps) {
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  const systemPrefersDark = useSystemPrefersDark();
  const toggle = (
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
  );
  return (
    <HeaderFrame toggle={toggle}>
      <OptionalErrorBoundary>
        <LanguageSelector settingsPath={pathTo('Settings')} />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <ThemeModeSwitch systemPrefersDark={systemPrefersDark} />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <AccountSlot />
      </OptionalErrorBoundary>
    </HeaderFrame>
  );
}
