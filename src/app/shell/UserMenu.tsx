import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedTooltip } from '../../components/DelayedTooltip';
import { LateComponent } from '../../components/LateComponent';
import { createLatePart } from '../../components/latePart';
import { ToolbarButton } from '../../components/ToolbarButton';
import { useLateMenu } from '../../components/useLateMenu';
import { usePartMissing } from '../../store/usePartMissing';

// Most first screens are guests': what only members see comes when there is one.
const accountPicture = createLatePart(async () => {
  const { AccountPicture } = await import(
    /* webpackChunkName: "account-picture" */ './AccountPicture'
  );
  return AccountPicture;
});

const userMenuList = createLatePart(async () => {
  const { UserMenuList } = await import(/* webpackChunkName: "user-menu" */ './UserMenuList');
  return UserMenuList;
});

const pictureSpace = { width: 32, height: 32, borderRadius: '50%', bgcolor: 'primary.main' };

/** The member's picture, and what it opens. */
export function UserMenu() {
  const { t } = useTranslation('session');
  const { anchor, close, button } = useLateMenu(userMenuList);
  const missing = usePartMissing(close);
  return (
    <>
      <DelayedTooltip title={t('menu.label')}>
        <ToolbarButton {...button} aria-label={t('menu.label')}>
          <LateComponent
            part={accountPicture}
            props={{}}
            fallback={<Box component="span" sx={pictureSpace} />}
          />
        </ToolbarButton>
      </DelayedTooltip>
      <Suspense fallback={null}>
        <LateComponent
          part={userMenuList}
          wanted={anchor !== null}
          onFailure={missing}
          props={{ anchor, onClose: close }}
        />
      </Suspense>
    </>
  );
}
