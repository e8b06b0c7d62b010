import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import type { SavePhase } from '../draft/draftState';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** Phases in which leaving the page does not save the last changes. */
const stuck: readonly SavePhase[] = ['failed', 'invalid', 'stopped', 'conflict'];

/** The page of this site a click navigates to in the same tab. */
function targetOf(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.origin !== globalThis.location.origin) return undefined;
  const here = link.pathname === globalThis.location.pathname;
  return here ? undefined : `${link.pathname}${link.search}${link.hash}`;
}

/** Asks for confirmation before the page is left with changes that have not reached the server. */
export function LeaveGuard({ draft: { phase, stored } }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  const unsaved = phase !== 'saved' && phase !== 'closed';
  const asks = stuck.includes(phase) || (unsaved && !stored);
  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => globalThis.removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  useEffect(() => {
    if (!asks) return undefined;
    const onClick = (event: MouseEvent) => {
      const wanted = targetOf(event);
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(wanted);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [asks]);
  if (target === undefined) return null;
  return (
    <ConfirmDialog
      open
      severe
      title={t('leave.title')}
      text={stored ? t('leave.text') : t('leave.notStored')}
      labels={{ confirm: t('leave.leave'), cancel: t('leave.stay') }}
      onConfirm={() => void navigate(target)}
      onClose={() => setTarget(undefined)}
    />
  );
}
