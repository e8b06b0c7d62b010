import { mdiTranslate } from '@mdi/js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../components/DelayedTooltip';
import { Icon } from '../../components/Icon';
import { LazyComponent } from '../../components/LazyComponent';
import { createLazyModule } from '../../components/lazyModule';
import { ToolbarButton } from '../../components/ToolbarButton';
import { useLazyMenu } from '../../components/useLazyMenu';
import { whenIdle } from '../../components/whenIdle';
import { useLazyFailureNotice } from '../../store/useLazyFailureNotice';

const languageMenu = createLazyModule(async () => {
  const { LanguageMenu } = await import(/* webpackChunkName: "language-menu" */ './LanguageMenu');
  return LanguageMenu;
});

/** Ignore a failed preload: the menu is loaded again on click. */
const unnoticed = () => undefined;

/** The header's language menu. It links to the settings, which list all languages, if there is a path. */
export function LanguageSelector({ settingsPath }: { settingsPath?: string | undefined }) {
  const { t } = useTranslation('navigation');
  const { anchor, close, button } = useLazyMenu(languageMenu);
  const missing = useLazyFailureNotice(close);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      <DelayedTooltip title={t('language')}>
        <ToolbarButton {...button}>
          <Icon path={mdiTranslate} />
        </ToolbarButton>
      </DelayedTooltip>
      <LazyComponent
        part={languageMenu}
        wanted={idle || anchor !== null}
        onFailure={anchor ? missing : unnoticed}
        props={{ anchor, onClose: close, settingsPath }}
      />
    </>
  );
}
