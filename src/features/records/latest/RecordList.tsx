import { mdiArrowRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestRecord } from '../../../api/wire/latestRecordFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import '../../../components/reading/card.css';
import { Icon } from '../../../components/Icon';
import { TitledSection } from '../../../components/reading/TitledSection';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import './recordList.css';

function RecordItem({ record: { id, game, chart, player, texts, at } }: { record: LatestRecord }) {
  const { t } = useTranslation('home');
  const { keyedPath, memberPath, scorePath } = useRoute();
  const { shortDate } = useFormats();
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
      <span className="record-list-player">
        {player ? (
          <Link to={memberPath(player.slug)} className="list-link">
            {player.username}
          </Link>
        ) : (
          t('records.deleted')
        )}
      </span>
      <span className="record-list-date">{at === null ? null : shortDate(at)}</span>
    </li>
  );
}

interface RecordListProps {
  /** Undefined while they are loading. */
  records: readonly LatestRecord[] | undefined;
}

/** Records under a heading, with a link to the latest scores; renders nothing if there are none. */
export function RecordList({ records }: RecordListProps) {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  if (records?.length === 0) return null;
  return (
    <TitledSection
      title={t('records.title')}
      action={
        <ActionLink to={pathTo('LatestScores')} variant="text">
          {t('records.all')}
          <Icon path={mdiArrowRight} />
        </ActionLink>
      }
    >
      <ol aria-busy={!records} className="card-surface record-list">
        {records?.map((record) => (
          <RecordItem key={record.id} record={record} />
        ))}
      </ol>
    </TitledSection>
  );
}
