import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptedProof } from '../../../api/wire/scoreHistoryFromWire';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { readVideoAddress } from '../../../contract/video/videoAddress';
import { useFormats } from '../../../i18n/useFormats';
import { ProofEvidence } from './ProofEvidence';
import './proofs.css';

const player = createLazyModule(async () => {
  const { EmbeddedPlayer } = await import(
    /* webpackChunkName: "article-video" */ '../../../components/video/EmbeddedPlayer'
  );
  return EmbeddedPlayer;
});

interface ScoreProofProps {
  proof: AcceptedProof;
  /** What it proves. */
  name: string;
}

/** The accepted proof of a score, for everybody: its picture or video, when it was accepted and by whom. */
export function ScoreProof({ proof, name }: ScoreProofProps) {
  const { t } = useTranslation('proofs');
  const { shortDate } = useFormats();
  const { picture, video, decidedAt, by } = proof;
  const read = picture || video === null ? undefined : readVideoAddress(video);
  const shown = <ProofEvidence picture={picture} video={video} name={name} />;
  const date = decidedAt === null ? '' : shortDate(decidedAt);
  return (
    <figure className="score-proof">
      {typeof read === 'object' && video !== null ? (
        <div className="score-proof-video">
          <Suspense fallback={shown}>
            <LazyComponent part={player} props={{ video: read, address: video }} fallback={shown} />
          </Suspense>
        </div>
      ) : (
        shown
      )}
      {decidedAt === null ? null : (
        <figcaption className="text-body2 text-muted">
          {by ? t('score.acceptedBy', { date, name: by.username }) : t('score.accepted', { date })}
        </figcaption>
      )}
    </figure>
  );
}
