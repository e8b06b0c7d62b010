import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../components/reading/card.css';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Text } from '../../../components/Text';
import { PlaceholderLine } from '../player/PlayerScoreLine';
import { ScoreLines } from '../ScoreLine';
import '../records.css';
import '../player/player.css';
import './pins.css';

interface PinnedFrameProps {
  /** How many there are, for the placeholders. */
  count: number;
  /** Beside the heading. */
  note?: ReactNode;
  /** Placeholders when omitted. */
  children?: ReactNode;
}

/** The part of a player’s page with the pinned scores. */
export function PinnedFrame({ count, note, children }: PinnedFrameProps) {
  const { t } = useTranslation('player');
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={children === undefined} className="player-section">
      <div className="player-heading">
        <Text id={id} variant="h2" component="h2" className="record-section-title">
          {t('pins.title')}
        </Text>
        {note}
      </div>
      {children ?? (
        <div className="card-surface pinned-scores">
          <ScoreLines tall>
            {Array.from({ length: count }, (_, index) => (
              <PlaceholderLine key={index}>
                <span className="pinned-game">
                  <Placeholder className="player-game-placeholder" />
                </span>
              </PlaceholderLine>
            ))}
          </ScoreLines>
        </div>
      )}
    </section>
  );
}
