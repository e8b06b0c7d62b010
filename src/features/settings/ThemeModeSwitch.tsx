import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../components/tooltips/DelayedTooltip';
import { Icon } from '../../components/Icon';
import { ToolbarButton } from '../../components/buttons/ToolbarButton';
import { modeSwitched, selectEffectiveThemeKey } from '../../state/themeSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isDarkTheme } from '../../contract/themeKeys';

/** Toggles between the default light and dark themes, from any theme. The initial state follows the system's preference. */
export function ThemeModeSwitch({ systemPrefersDark }: { systemPrefersDark: boolean }) {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const dark = useAppSelector((state) =>
    isDarkTheme(selectEffectiveThemeKey(state, systemPrefersDark)),
  );
  return (
    <DelayedTooltip title={dark ? t('switchToLight') : t('switchToDark')}>
      <ToolbarButton onClick={() => dispatch(modeSwitched(dark ? 'light' : 'dark'))}>
        <Icon path={dark ? mdiWhiteBalanceSunny : mdiWeatherNight} />
      </ToolbarButton>
    </DelayedTooltip>
  );
}
