import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Text } from '../../../components/Text';
import '../records.css';
import './playerPastFrame.css';

interface PlayerPastFrameProps {
  /** Whether only the member and moderators see what happened when. */
  isPrivate: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Placeholders when omitted. */
  children?: ReactNode;
}

/** The part of a player’s page with the places and the past. */
export const PlayerPastFrame = ({ ref, isPrivate, children }: PlayerPastFrameProps) => (
  <div ref={ref} className="player-past">
    {children ?? <PlayerPastPlaceholder isPrivate={isPrivate} />}
  </div>
);

interface PastSectionProps {
  title: 'places.title' | 'past.title' | 'ranksPast.title';
  busy?: boolean;
  children: ReactNode;
}

export function PastSection({ title, busy = false, children }: PastSectionProps) {
  const { t } = useTranslation('player');
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className="player-past-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {t(title)}
      </Text>
      {children}
    </section>
  );
}

/** In place of what happened when, for others than the member. */
export function PrivatePast() {
  const { t } = useTranslation('player');
  return (
    <PastSection title="past.title">
      <Text muted>{t('private.toOthers')}</Text>
    </PastSection>
  );
}

interface PlayerPastPlaceholderProps {
  isPrivate: boolean;
  busy?: boolean;
}

/** In place of the sections; they are loaded once the reader comes near. */
export const PlayerPastPlaceholder = ({ isPrivate, busy = false }: PlayerPastPlaceholderProps) => (
  <>
    <PastSection title="places.title" busy={busy}>
      <Placeholder shape="area" className="player-places-placeholder" />
    </PastSection>
    {isPrivate ? (
      <PrivatePast />
    ) : (
      <>
        <PastSection title="past.title" busy={busy}>
          <Placeholder shape="area" className="player-times-placeholder" />
        </PastSection>
        <PastSection title="ranksPast.title" busy={busy}>
          <Placeholder shape="area" className="player-ranks-placeholder" />
        </PastSection>
      </>
    )}
  </>
);
