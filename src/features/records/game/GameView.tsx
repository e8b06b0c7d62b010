import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameDetails } from '../../../api/wire/gameFromWire';
import { limits } from '../../../contract/limits';
import { GameFirstsFold } from '../firsts/GameFirstsFold';
import { GameRules } from '../chartList/GameRules';
import '../records.css';
import { RecordSection } from '../RecordSection';
import { GameCharts, type ShownCharts } from './GameCharts';
import { GameHeader } from './GameHeader';
import { GameLatest } from './GameLatest';
import { OwnProgress } from './OwnProgress';

interface GameViewProps {
  game: GameDetails;
  charts: ShownCharts;
  /** The best players. */
  ranking: ReactNode;
  ownName?: string | undefined;
  note?: ReactNode;
  /** The link to the editor. */
  edit?: ReactNode;
}

/** A game with its rules, its charts and their records, its latest scores and its best players. */
export function GameView({ game, charts, ranking, ownName, note, edit }: GameViewProps) {
  const { t } = useTranslation('games');
  const { rules, groups, scores } = game;
  const { data, own, failure } = charts;
  const progress = game.charts > 0 ? <OwnProgress own={own} progress={data?.progress} /> : null;
  return (
    <>
      <GameHeader game={game} edit={edit} />
      {note}
      {own === 'slot' ? <div className="member-slot">{progress}</div> : progress}
      {rules ? <GameRules rules={rules} /> : null}
      <RecordSection title={t('game.groups')}>
        <GameCharts groups={groups} charts={charts} />
      </RecordSection>
      {scores === 0 || failure || data?.latest.length === 0 ? null : (
        <RecordSection title={t('game.latest')}>
          <GameLatest
            data={data}
            groups={groups}
            lines={Math.min(limits.gamePageLatest, scores)}
            ownName={ownName}
          />
        </RecordSection>
      )}
      <RecordSection title={t('game.ranking')}>{ranking}</RecordSection>
      {scores === 0 ? null : (
        <div className="record-section">
          <GameFirstsFold game={game.id} />
        </div>
      )}
    </>
  );
}
