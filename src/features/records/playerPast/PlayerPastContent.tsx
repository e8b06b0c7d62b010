import { PastSection } from './PlayerPastFrame';
import { PlayerPlaces } from './PlayerPlaces';
import { PlayerTimes } from './PlayerTimes';

export interface PlayerPastProps {
  player: number;
}

/** The places of a player, and the totals and the activity over time. */
export const PlayerPastContent = ({ player }: PlayerPastProps) => (
  <>
    <PastSection title="places.title">
      <PlayerPlaces player={player} />
    </PastSection>
    <PastSection title="past.title">
      <PlayerTimes player={player} />
    </PastSection>
  </>
);
