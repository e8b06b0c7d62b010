import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiStopCircleOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../admin-frame/DetailCard';
import { StatusChip, type StatusStyle } from '../../admin-frame/StatusChip';
import type { NodeState } from '../../contract/operation';
import type { ServerNode } from '../../contract/schemas/adminOperation';
import { useFormats } from '../../i18n/useFormats';
import { Entry, EntryList } from './EntryList';

const styles: Readonly<Record<NodeState, StatusStyle>> = {
  running: { color: 'success', icon: mdiCheckCircleOutline },
  lost: { color: 'error', icon: mdiAlertCircleOutline },
  stopped: { color: 'default', icon: mdiStopCircleOutline },
};

/** The nodes of the last two days. */
export function NodeCard({ nodes }: { nodes: readonly ServerNode[] | undefined }) {
  const { t } = useTranslation('adminOperation');
  const { longDate } = useFormats();
  return (
    <DetailCard title={t('nodes.title')}>
      <EntryList
        label={t('nodes.title')}
        empty={t('nodes.empty')}
        entries={nodes?.map(({ id, name, state, build, runtime, startedAt, seenAt }) => (
          <Entry
            key={id}
            title={name}
            status={<StatusChip label={t(`nodes.states.${state}`)} {...styles[state]} />}
            facts={[
              [t('nodes.build'), build],
              [t('nodes.runtime'), runtime],
              [t('nodes.startedAt'), longDate(startedAt)],
              [t('nodes.seenAt'), longDate(seenAt)],
            ]}
          />
        ))}
      />
    </DetailCard>
  );
}
