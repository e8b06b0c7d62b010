import { mdiHelpCircleOutline } from '@mdi/js';
import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Icon } from '../../../components/Icon';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { withRedirect } from '../../../navigation/loginPath';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { mayBeAskedFor } from './mayBeAskedFor';
import '../proofs/proofs.css';

const askDialog = createLazyModule(async () => {
  const { AskDialog } = await import(/* webpackChunkName: "ask-dialog" */ './dialog/AskDialog');
  return AskDialog;
});

/** Opens the dialog in which a member asks for the proof of another’s score; guests log in first. */
export function AskForProof({ score }: { score: ScoreDetails }) {
  const { t } = useTranslation('proofs');
  const { pathTo } = useRoute();
  const { pathname } = useLocation();
  const member = useAppSelector(selectIsAuthenticated);
  const words = (
    <>
      <Icon path={mdiHelpCircleOutline} />
      <span>{t('ask')}</span>
    </>
  );
  if (member) return <MembersButton score={score}>{words}</MembersButton>;
  return mayBeAskedFor(score) ? (
    <ActionLink to={withRedirect(pathTo('Login'), pathname)} variant="outlined">
      {words}
    </ActionLink>
  ) : null;
}

function MembersButton({ score, children }: { score: ScoreDetails; children: ReactNode }) {
  const { t } = useTranslation('proofs');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const mark = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const onFailure = useCallback(() => {
    setOpen(false);
    dispatch(notificationQueued({ messageKey: 'errors:chunkFailed', severity: 'error' }));
  }, [dispatch]);
  // The dialog stays open when somebody else asks meanwhile: nothing entered is lost.
  if (!mayBeAskedFor(score) && !open && !sent) return null;
  return (
    <>
      {sent ? (
        <span ref={mark} tabIndex={-1} className="proof-sent-mark">
          {t('askedFor')}
        </span>
      ) : (
        <ActionButton variant="outlined" onClick={() => setOpen(true)}>
          {children}
        </ActionButton>
      )}
      <Suspense fallback={null}>
        <LazyComponent
          part={askDialog}
          wanted={open}
          onFailure={onFailure}
          props={{
            open,
            score,
            onClose: close,
            onSent: () => {
              setSent(true);
              setOpen(false);
            },
            // The button that had the focus is gone.
            onClosed: () => mark.current?.focus(),
          }}
        />
      </Suspense>
    </>
  );
}
