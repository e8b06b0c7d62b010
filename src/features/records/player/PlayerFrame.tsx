import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import { Text } from '../../../components/Text';
import { limits } from '../../../contract/limits';
import { ListMore } from '../../../components/reading/ListMore';
import { PlayerFacts } from './PlayerFacts';
import { PlaceholderGroups } from './PlayerScoreGroups';
import '../records.css';
import './player.css';

interface PlayerFrameProps {
  /** The number of scores, and how those of the first page are grouped, for the placeholders. */
  scores: number;
  groups: readonly number[];
  /** What the totals lack, beside the heading. */
  note?: string | undefined;
  /** Placeholders of the same size when omitted. */
  children?: ReactNode;
}

/** The heading of a member’s scores, and their place while they are not loaded. */
export function PlayerFrame({ scores, groups, note, children }: PlayerFrameProps) {
  const { t } = useTranslation('boards');
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={!children} className="player-section">
      <div className="player-heading">
        <Text id={id} variant="h2" component="h2" className="record-section-title">
          {t('scoreList.title')}
        </Text>
        <output className="text-body2 text-muted">{note}</output>
      </div>
      {children ?? (
        <>
          <PlayerFacts />
          <PlaceholderGroups sizes={groups} />
          {scores > limits.playerScorePageSize ? (
            <ListMore>
              <span aria-hidden="true" className={clsx(actionClass('outlined'), 'slot')}>
                <span>{t('scoreList.more')}</span>
              </span>
            </ListMore>
          ) : null}
        </>
      )}
    </section>
  );
}
