import { mdiOpenInNew, mdiPlayBoxOutline } from '@mdi/js';
import { Suspense, useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofPicture } from '../../../api/wire/evidenceFromWire';
import { Icon } from '../../../components/Icon';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import './proofs.css';

const pictureDialog = createLazyModule(async () => {
  const { PictureDialog } = await import(/* webpackChunkName: "proof-picture" */ './PictureDialog');
  return PictureDialog;
});

interface ProofEvidenceProps {
  picture: ProofPicture | null;
  video: string | null;
  /** What it proves: “Rainbow Road: 1:20.00”. */
  name: string;
}

/** The picture of a proof, which opens in full, or a link to its video. */
export function ProofEvidence({ picture, video, name }: ProofEvidenceProps) {
  const { t } = useTranslation('proofs');
  if (picture) return <Thumbnail picture={picture} name={name} />;
  if (video === null) return <p className="proof-gone text-body2 text-muted">{t('gone')}</p>;
  return (
    <a href={video} target="_blank" rel="noopener noreferrer" className="proof-tile text-link">
      <Icon path={mdiPlayBoxOutline} fontSize="large" />
      <span>
        {t('video.watch')} <Icon path={mdiOpenInNew} fontSize="tiny" />
      </span>
    </a>
  );
}

function Thumbnail({ picture, name }: { picture: ProofPicture; name: string }) {
  const { t } = useTranslation('proofs');
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const words = t('picture.of', { name });
  return (
    <>
      {/* Without script, or without the code of the dialog, it is a link to the picture. */}
      <a href={picture.url} aria-haspopup="dialog" className="proof-thumbnail" onClick={show}>
        {broken ? (
          <span className="text-body2 text-muted">{words}</span>
        ) : (
          <img
            src={picture.thumbnail}
            alt={words}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </a>
      <Suspense fallback={null}>
        <LazyComponent
          part={pictureDialog}
          wanted={open}
          onFailure={close}
          props={{ open, onClose: close, picture, words }}
        />
      </Suspense>
    </>
  );
}
