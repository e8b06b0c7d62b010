import { clsx } from 'clsx';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import '../../../components/reading/recordTable.css';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { groupLatest } from './groupLatest';
import { LatestBatch } from './LatestBatch';
import './latest.css';

interface LatestDaysProps {
  scores: readonly LatestScore[];
  /** Whose scores are marked as the reader's own. */
  ownName?: string | undefined;
  stale?: boolean;
}

/** Scores by the day and by who posted them together. */
export function LatestDays({ scores, ownName, stale = false }: LatestDaysProps) {
  const { shortDate } = useFormats();
  return (
    <div className={clsx('latest-days', stale && 'record-stale')}>
      {groupLatest(scores).map(({ day, batches }) => (
        <section key={day}>
          {day === null ? null : (
            <Text component="h3" variant="h4">
              <time dateTime={day}>{shortDate(day)}</time>
              <span className="text-caption text-muted"> (UTC)</span>
            </Text>
          )}
          <ol className="card-surface latest-day">
            {batches.map((batch) => (
              <LatestBatch
                key={batch[0].id}
                scores={batch}
                own={ownName !== undefined && batch[0].player.username === ownName}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
