import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../components/Text';
import '../records.css';
import { RankingPlaceholder } from './RankingPlaceholder';

interface GroupPlayersFrameProps {
  ref?: Ref<HTMLElement>;
  /** In place of the room for them. */
  children?: ReactNode;
}

/** Around the best players of a group. */
export function GroupPlayersFrame({ ref, children }: GroupPlayersFrameProps) {
  const { t } = useTranslation('games');
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="record-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {t('game.ranking')}
      </Text>
      {children ?? <RankingPlaceholder />}
    </section>
  );
}
