import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../components/lazy/LazyComponent';
import { createLazyModule } from '../components/lazy/lazyModule';
import { notificationQueued } from '../state/uiSlice';
import { useAppDispatch } from '../store/hooks';

const reportDialog = createLazyModule(async () => {
  const { ReportDialog } = await import(
    /* webpackChunkName: "report-dialog" */ '../features/support/ReportDialog'
  );
  return ReportDialog;
});

/** Opens the support report; its dialog is loaded when the button is pressed. */
export function ReportProblem({ className }: { className: string }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const onFailure = useCallback(() => {
    setOpen(false);
    dispatch(notificationQueued({ messageKey: 'errors:chunkFailed', severity: 'error' }));
  }, [dispatch]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {t('reportProblem')}
      </button>
      <Suspense fallback={null}>
        <LazyComponent
          part={reportDialog}
          wanted={open}
          onFailure={onFailure}
          props={{ open, onClose: close }}
        />
      </Suspense>
    </>
  );
}
