import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LatestRecord } from '../../../api/wire/latestRecordFromWire';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import './recordList.css';

type RecordListItemProps = Pick<LatestRecord, 'id' | 'game' | 'chart' | 'texts'> & {
  /** What else is said of it, such as whose it is. */
  children: ReactNode;
};

/** A score in a short list of scores of several games. */
export function RecordListItem({ id, game, chart, texts, children }: RecordListItemProps) {
  const { keyedPath, scorePath } = useRoute();
  return (
    <li>
      <Link to={keyedPath('ChartDetail', chart)} className="list-link record-list-chart">
        <LocalName of={chart} />
      </Link>
      <Link to={keyedPath('GameDetail', game)} className="list-link record-list-game">
        <LocalName of={game} />
      </Link>
      <Link to={scorePath(id)} className="list-link record-list-value">
        {texts.join(' ')}
      </Link>
      {children}
    </li>
  );
}
