import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedScore, ModeratedProof } from '../../../api/wire/moderationFromWire';
import { EmbeddedPlayer } from '../../../components/video/EmbeddedPlayer';
import { readVideoAddress } from '../../../contract/video/videoAddress';
import { useFormats } from '../../../i18n/useFormats';
import { scoreText, useProofTitle } from '../useProofTitle';
import { PictureFrame } from './PictureFrame';
import { PictureTools } from './PictureTools';
import type { PictureView } from './pictureView';
import './judging.css';

interface EvidenceProps {
  proof: ModeratedProof;
  view: PictureView;
  onView: Dispatch<SetStateAction<PictureView>>;
  comparing: boolean;
  onCompare: () => void;
}

/** Whether there is something to compare a proof with. */
export const isComparable = (other: ComparedScore | null): other is ComparedScore =>
  other !== null && (other.picture !== null || other.video !== null);

/** The picture or the video of a proof, large, and beside it that of the last proved score. */
export function Evidence({ proof, view, onView, comparing, onCompare }: EvidenceProps) {
  const { t } = useTranslation(['moderation', 'boards']);
  const title = useProofTitle()(proof);
  const { shortDate } = useFormats();
  const { picture, video, lastProved, chart } = proof;
  const other = isComparable(lastProved) ? lastProved : undefined;
  const shown = comparing ? other : undefined;
  const hasPicture = picture !== null || Boolean(shown?.picture);
  return (
    <div>
      <div className="evidence" data-compared={shown ? '' : undefined}>
        <figure className="evidence-part">
          <Material
            picture={picture}
            video={video}
            alt={t('picture.alt', { proof: title })}
            view={view}
            onView={onView}
          />
          {shown ? (
            <figcaption>{t('compare.this', { value: scoreText(proof.values) })}</figcaption>
          ) : null}
        </figure>
        {shown ? (
          <figure className="evidence-part">
            <Material
              picture={shown.picture}
              video={shown.video}
              alt={t('picture.alt', {
                proof: t('proofTitle', {
                  value: scoreText(shown.values),
                  chart: chart.name,
                  player: shown.player.username ?? t('boards:deleted'),
                }),
              })}
              view={view}
              onView={onView}
            />
            <figcaption>
              {t('compare.lastProved', {
                value: scoreText(shown.values),
                player: shown.player.username ?? t('boards:deleted'),
                date: shortDate(shown.at),
              })}
            </figcaption>
          </figure>
        ) : null}
      </div>
      {hasPicture || other ? (
        <PictureTools
          view={view}
          onChange={onView}
          zooms={hasPicture}
          comparing={other ? comparing : undefined}
          onCompare={onCompare}
        />
      ) : null}
    </div>
  );
}

interface MaterialProps extends Pick<EvidenceProps, 'view' | 'onView'> {
  picture: ModeratedProof['picture'];
  video: string | null;
  alt: string;
}

function Material({ picture, video, alt, view, onView }: MaterialProps) {
  const { t } = useTranslation('moderation');
  if (picture) return <PictureFrame picture={picture} alt={alt} view={view} onChange={onView} />;
  if (video === null) return <p className="evidence-none">{t('picture.none')}</p>;
  const read = readVideoAddress(video);
  return <EmbeddedPlayer video={typeof read === 'object' ? read : undefined} address={video} />;
}
