import { mdiTranslate } from '@mdi/js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../components/DelayedTooltip';
import { Icon } from '../../components/Icon';
import { LateComponent } from '../../components/LateComponent';
import { createLatePart } from '../../components/latePart';
import { ToolbarButton } from '../../components/ToolbarButton';
import { useLateMenu } from '../../components/useLateMenu';
import { whenIdle } from '../../components/whenIdle';
import { usePartMissing } from '../../store/usePartMissing';

const languageMenu = createLatePart(async () => {
  const { LanguageMenu } = await import(/* webpackChunkName: "language-menu" */ './LanguageMenu');
  return LanguageMenu;
});

/** Nobody has asked for the menu yet; when somebody does, it is fetched again. */
const unnoticed = () => undefined;

/** The header's choice of languages. All of them are in the settings, where there are any. */
export function LanguageSelector({ settingsPath }: { settingsPath?: string | undefined }) {
  const { t } = useTranslation('navigation');
  const { anchor, close, button } = useLateMenu(languageMenu);
  const missing = usePartMissing(close);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      <DelayedTooltip title={t('language')}>
        <ToolbarButton {...button}>
          <Icon path={mdiTranslate} />
        </ToolbarButton>
      </DelayedTooltip>
      <LateComponent
        part={languageMenu}
        wanted={idle || anchor !== null}
        onFailure={anchor ? missing : unnoticed}
        props={{ anchor, onClose: close, settingsPath }}
      />
    </>
  );
}
