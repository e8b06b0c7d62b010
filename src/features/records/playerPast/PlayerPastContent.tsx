import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../../access/useHasRole';
import { Text } from '../../../components/Text';
import { moderationRoles } from '../../../contract/roles';
import { useIsOwnPage } from '../player/useIsOwnPage';
import { PastSection, PrivatePast } from './PlayerPastFrame';
import { PlayerPlaces } from './PlayerPlaces';
import { PlayerTimes } from './PlayerTimes';
import { RanksOverTime } from './RanksOverTime';

export interface PlayerPastProps {
  player: number;
  /** Whether only the member and moderators see what happened when. */
  isPrivate: boolean;
}

/** The places of a player, and the totals, the activity and the ranks over time. */
export function PlayerPastContent({ player, isPrivate }: PlayerPastProps) {
  const { t } = useTranslation('player');
  const isOwn = useIsOwnPage();
  const moderates = useHasRole({ any: moderationRoles });
  return (
    <>
      <PastSection title="places.title">
        <PlayerPlaces player={player} />
      </PastSection>
      {isPrivate && !isOwn && !moderates ? (
        <PrivatePast />
      ) : (
        <>
          <PastSection title="past.title">
            {isPrivate ? <Text muted>{t('private.fromOthers')}</Text> : null}
            <PlayerTimes player={player} />
          </PastSection>
          <PastSection title="ranksPast.title">
            <RanksOverTime player={player} />
          </PastSection>
        </>
      )}
    </>
  );
}
