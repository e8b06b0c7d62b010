import { PastSection } from './PlayerPastFrame';
import { PlayerPlaces } from './PlayerPlaces';
import { PlayerTimes } from './PlayerTimes';
import { RanksOverTime } from './RanksOverTime';

export interface PlayerPastProps {
  player: number;
}

/** The places of a player, and the totals, the activity and the ranks over time. */
export const PlayerPastContent = ({ player }: PlayerPastProps) => (
  <>
    <PastSection title="places.title">
      <PlayerPlaces player={player} />
    </PastSection>
    <PastSection title="past.title">
      <PlayerTimes player={player} />
    </PastSection>
    <PastSection title="ranksPast.title">
      <RanksOverTime player={player} />
    </PastSection>
  </>
);
