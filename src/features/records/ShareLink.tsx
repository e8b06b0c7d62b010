import { mdiLinkVariant, mdiShareVariantOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/buttons/ActionButton';
import { copyLink, shareLink } from '../../components/buttons/shareLink';
import { Icon } from '../../components/Icon';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';

/** The system’s share sheet is what people expect on phones; elsewhere they want the link. */
const hasShareSheet = () =>
  typeof navigator.share === 'function' && globalThis.matchMedia('(pointer: coarse)').matches;

/** Shares or copies the address of a page. */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('boards');
  const dispatch = useAppDispatch();
  const shares = hasShareSheet();
  const share = async () => {
    const url = new URL(path, globalThis.location.origin).href;
    const outcome = shares ? await shareLink({ title, url }) : await copyLink(url);
    if (outcome === 'shared' || outcome === 'cancelled') return;
    dispatch(
      notificationQueued({
        id: 'link-shared',
        messageKey: outcome === 'copied' ? 'boards:share.copied' : 'boards:share.failed',
        severity: outcome === 'copied' ? 'success' : 'error',
      }),
    );
  };
  return (
    <ActionButton variant="outlined" onClick={() => void share()}>
      <Icon path={shares ? mdiShareVariantOutline : mdiLinkVariant} />
      <span>{t(shares ? 'share.button' : 'share.copy')}</span>
    </ActionButton>
  );
}
