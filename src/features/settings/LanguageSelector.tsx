import { mdiTranslate } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../components/tooltips/DelayedTooltip';
import { Icon } from '../../components/Icon';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { ToolbarButton } from '../../components/buttons/ToolbarButton';
import { useLazyMenu } from '../../components/lazy/useLazyMenu';
import { useLazyFailureNotice } from '../../store/useLazyFailureNotice';

const languageMenu = createLazyModule(async () => {
  const { LanguageMenu } = await import(/* webpackChunkName: "header-menus" */ './LanguageMenu');
  return LanguageMenu;
});

/** The header's language menu. It links to the settings, which list all languages, if there is a path. */
export function LanguageSelector({ settingsPath }: { settingsPath?: string | undefined }) {
  const { t } = useTranslation('navigation');
  const { anchor, close, button } = useLazyMenu(languageMenu);
  const missing = useLazyFailureNotice(close);
  return (
    <>
      <DelayedTooltip title={t('language')}>
        <ToolbarButton {...button}>
          <Icon path={mdiTranslate} />
        </ToolbarButton>
      </DelayedTooltip>
      <LazyComponent
        part={languageMenu}
        wanted={anchor !== null}
        onFailure={missing}
        props={{ anchor, onClose: close, settingsPath }}
      />
    </>
  );
}
