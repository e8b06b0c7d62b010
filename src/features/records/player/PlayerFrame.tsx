import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import { Text } from '../../../components/Text';
import { limits } from '../../../contract/limits';
import { ListMore } from '../../../components/reading/ListMore';
import { FirstsFold } from '../firsts/FirstsFold';
import { PinnedFrame } from '../pins/PinnedFrame';
import { PlayerGamesFrame } from '../playerGames/PlayerGamesFrame';
import { PlayerPastFrame } from '../playerPast/PlayerPastFrame';
import { PlayerFacts } from './PlayerFacts';
import { PlaceholderGroups } from './PlayerScoreGroups';
import '../records.css';
import './player.css';

interface PlayerSectionProps {
  title: string;
  busy: boolean;
  /** Beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of what a player has achieved. */
function PlayerSection({ title, busy, note, children }: PlayerSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className="player-section">
      <div className="player-heading">
        <Text id={id} variant="h2" component="h2" className="record-section-title">
          {title}
        </Text>
        {note}
      </div>
      {children}
    </section>
  );
}

interface PlayerFrameProps {
  player?: number;
  /** The numbers of scores and games, and how the scores of the first page are grouped, for the placeholders. */
  scores: number;
  games: number;
  groups: readonly number[];
  /** How many scores are pinned. */
  pinned: number;
  /** Whether only the member and moderators see what happened when. */
  isPrivate: boolean;
  /** What the totals lack, beside their heading. */
  note?: string | undefined;
  /** The parts; placeholders of the same size when omitted. */
  parts?: {
    pinned: ReactNode;
    totals: ReactNode;
    past: ReactNode;
    games: ReactNode;
    scores: ReactNode;
    badges: ReactNode;
  };
}

/** The pinned scores, the totals with their past, games, scores and badges of a player. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { player, scores, games, groups, pinned, isPrivate, note, parts } = props;
  const { t } = useTranslation('boards');
  return (
    <>
      {pinned > 0 ? (parts?.pinned ?? <PinnedFrame count={pinned} />) : null}
      <PlayerSection
        title={t('ranking.title')}
        busy={!parts}
        note={<output className="text-body2 text-muted">{note}</output>}
      >
        {parts?.totals ?? <PlayerFacts />}
      </PlayerSection>
      {parts?.past ?? <PlayerPastFrame isPrivate={isPrivate} />}
      {games > 0 ? (parts?.games ?? <PlayerGamesFrame games={games} />) : null}
      {parts?.scores === null ? null : (
        <PlayerSection title={t('scoreList.title')} busy={!parts}>
          {parts?.scores ?? <PlaceholderScores scores={scores} groups={groups} />}
        </PlayerSection>
      )}
      {parts?.badges ?? <div className="player-badges" />}
      <div className="player-firsts">
        <FirstsFold player={player} />
      </div>
    </>
  );
}

function PlaceholderScores({ scores, groups }: Pick<PlayerFrameProps, 'scores' | 'groups'>) {
  const { t } = useTranslation('boards');
  return (
    <>
      <PlaceholderGroups sizes={groups} />
      {scores > limits.playerScorePageSize ? (
        <ListMore>
          <span aria-hidden="true" className={clsx(actionClass('outlined'), 'slot')}>
            <span>{t('scoreList.more')}</span>
          </span>
        </ListMore>
      ) : null}
    </>
  );
}
