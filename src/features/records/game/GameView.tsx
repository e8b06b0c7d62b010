import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameDetails } from '../../../api/wire/gameFromWire';
import { Text } from '../../../components/Text';
import { languageTags } from '../../../contract/languages';
import { GameHeader } from './GameHeader';
import { GroupCards } from './GroupCards';
import '../records.css';
import '../games/games.css';

interface GameViewProps {
  game: GameDetails;
  /** The best players. */
  ranking: ReactNode;
  note?: ReactNode;
  /** The link to the editor. */
  edit?: ReactNode;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="record-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {title}
      </Text>
      {children}
    </section>
  );
}

/** A game with its groups of charts, its best players and its rules. */
export function GameView({ game, ranking, note, edit }: GameViewProps) {
  const { t } = useTranslation('games');
  const { rules } = game;
  return (
    <>
      <GameHeader game={game} edit={edit} />
      {note}
      <Section title={t('game.groups')}>
        <GroupCards groups={game.groups} />
      </Section>
      <Section title={t('game.ranking')}>{ranking}</Section>
      {rules ? (
        <Section title={t('game.rules')}>
          <p
            lang={rules.locale === null ? undefined : languageTags[rules.locale]}
            className="text-body1 game-rules"
          >
            {rules.text}
          </p>
        </Section>
      ) : null}
    </>
  );
}
