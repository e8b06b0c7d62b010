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
import { RecordListItem } from './RecordListItem';
import './recordList.css';

interface RecordListProps {
  /** Undefined while they are loading. */
  records: readonly LatestRecord[] | undefined;
}

/** Records under a heading, with a link to the latest scores; renders nothing if there are none. */
export function RecordList({ records }: RecordListProps) {
  const { t } = useTranslation('home');
  const { pathTo, memberPath } = useRoute();
  const { shortDate } = useFormats();
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
          <RecordListItem key={record.id} {...record}>
            <span className="record-list-player">
              {record.player ? (
                <Link to={memberPath(record.player.slug)} className="list-link">
                  {record.player.username}
                </Link>
              ) : (
                t('records.deleted')
              )}
            </span>
            <span className="record-list-date">
              {record.at === null ? null : shortDate(record.at)}
            </span>
          </RecordListItem>
        ))}
      </ol>
    </TitledSection>
  );
}
