import { clsx } from 'clsx';
import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofPicture } from '../../../api/wire/evidenceFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import type { PictureView } from './pictureView';
import { usePictureGestures } from './usePictureGestures';
import './judging.css';

interface PictureFrameProps {
  picture: ProofPicture;
  alt: string;
  view: PictureView;
  onChange: Dispatch<SetStateAction<PictureView>>;
}

/** A picture to look at closely. The small one is shown until the whole one is there. */
export function PictureFrame({ picture, alt, view, onChange }: PictureFrameProps) {
  const { t } = useTranslation('moderation');
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(0);
  const [retry, setRetry] = useState(0);
  usePictureGestures(frame, onChange);
  const { zoom, turns, x, y } = view;
  return (
    <div
      ref={frame}
      className="picture-frame"
      data-whole={zoom === 1 ? '' : undefined}
      style={{ touchAction: zoom === 1 ? 'pan-y' : 'none' }}
    >
      <img
        key={retry}
        src={picture.url}
        alt={alt}
        draggable={false}
        className={clsx('picture-whole', turns % 2 === 1 && 'picture-turned')}
        onError={() => setFailed(retry + 1)}
        style={{
          backgroundImage: `url("${picture.thumbnail.replaceAll('"', '%22')}")`,
          transform: `translate(calc(-50% + ${x * 100}cqw), calc(-50% + ${y * 100}cqh)) rotate(${turns * 90}deg) scale(${zoom})`,
        }}
      />
      {failed > retry ? (
        <div className="picture-failed">
          <ErrorAlert message={t('picture.failed')} onRetry={() => setRetry(failed)} />
        </div>
      ) : null}
    </div>
  );
}
