import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../../components/tooltips/DelayedTooltip';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { ToolbarButton } from '../../../components/buttons/ToolbarButton';
import { useLazyMenu } from '../../../components/lazy/useLazyMenu';
import { useLazyFailureNotice } from '../../../store/useLazyFailureNotice';
import './header.css';

// Most first screens are viewed by guests: the members' parts are loaded on demand.
const accountPicture = createLazyModule(
  async () => {
    const { AccountPicture } = await import(
      /* webpackChunkName: "account-picture" */ './AccountPicture'
    );
    return AccountPicture;
  },
  { plain: true },
);

const userMenuList = createLazyModule(async () => {
  const { UserMenuList } = await import(/* webpackChunkName: "header-menus" */ './UserMenuList');
  return UserMenuList;
});

/** The member's avatar and its menu. */
export function UserMenu() {
  const { t } = useTranslation('session');
  const { anchor, close, button } = useLazyMenu(userMenuList);
  const missing = useLazyFailureNotice(close);
  return (
    <>
      <DelayedTooltip title={t('menu.label')}>
        <ToolbarButton {...button} aria-label={t('menu.label')}>
          <LazyComponent
            part={accountPicture}
            props={{}}
            fallback={<span className="account-picture-space" />}
          />
        </ToolbarButton>
      </DelayedTooltip>
      <Suspense fallback={null}>
        <LazyComponent
          part={userMenuList}
          wanted={anchor !== null}
          onFailure={missing}
          props={{ anchor, onClose: close }}
        />
      </Suspense>
    </>
  );
}
