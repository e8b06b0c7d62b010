import { mdiPrinterOutline, mdiShareVariantOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { shareLink } from '../../../components/buttons/shareLink';
import { Icon } from '../../../components/Icon';
import { useRoute } from '../../../navigation/useRoute';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';

interface ArticleActionsProps {
  article: ArticleText;
  title: string;
  /** Additional actions. */
  children?: ReactNode;
}

/** Share and print an article. */
export function ArticleActions({ article, title, children }: ArticleActionsProps) {
  const { t } = useTranslation('articlePages');
  const { articlePath } = useRoute();
  const dispatch = useAppDispatch();
  const share = async () => {
    const url = new URL(articlePath(article), globalThis.location.origin).href;
    const outcome = await shareLink({ title, url });
    if (outcome === 'shared' || outcome === 'cancelled') return;
    dispatch(
      notificationQueued({
        id: 'article-shared',
        messageKey:
          outcome === 'copied' ? 'articlePages:share.copied' : 'articlePages:share.failed',
        severity: outcome === 'copied' ? 'success' : 'error',
      }),
    );
  };
  return (
    <>
      <ActionButton variant="outlined" onClick={() => void share()}>
        <Icon path={mdiShareVariantOutline} />
        <span>{t('share.button')}</span>
      </ActionButton>
      <ActionButton variant="outlined" onClick={() => globalThis.print()}>
        <Icon path={mdiPrinterOutline} />
        <span>{t('share.print')}</span>
      </ActionButton>
      {children}
    </>
  );
}
