import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupOverview } from '../../../api/wire/gameFromWire';
import type { GameCharts as Charts } from '../../../api/wire/gameChartsFromWire';
import { Text } from '../../../components/Text';
import type { OwnState } from '../chartList/preferOwn';
import { useOwnCharts } from '../chartList/useOwnCharts';
import { GroupDisclosure } from './GroupDisclosure';
import { openGroups } from './openGroups';
import { RecordMatrix } from './RecordMatrix';
import { sharedCharts } from './sharedCharts';
import './gameCharts.css';

export interface ShownCharts {
  /** Undefined while they load, and if they could not be loaded. */
  data: Charts | undefined;
  own: OwnState;
  /** Why they are not there. */
  failure?: ReactNode;
  /** Loads the charts of groups that are not there: of a game with very many only the first ones are. */
  onMore?: () => void;
  /** They are being loaded. */
  loadsMore?: boolean;
  /** Why these are not there. */
  moreFailure?: ReactNode;
}

interface GameChartsProps {
  groups: readonly GroupOverview[];
  charts: ShownCharts;
}

/** The charts of a game by group, with their records. */
export function GameCharts({ groups, charts }: GameChartsProps) {
  const { t } = useTranslation('games');
  const { data, own, failure, onMore, loadsMore = false, moreFailure } = charts;
  const { chosen, shows } = useOwnCharts(own);
  if (groups.length === 0) return <Text muted>{t('game.noGroups')}</Text>;
  const whole = data !== undefined && data.items.length === data.total;
  // A choice of charts is a list: the table would have gaps.
  const table = whole && !shows ? sharedCharts(groups, data.items) : undefined;
  const opened = openGroups(groups);
  return (
    <>
      {failure}
      {chosen && whole && !data.items.some((chart) => shows?.(chart)) ? (
        <Text muted>{t(`ownCharts.none.${chosen}`)}</Text>
      ) : null}
      {table ? <RecordMatrix table={table} own={own} /> : null}
      <div className="group-list">
        {groups.map((group, index) => {
          const found = data?.items.filter((chart) => chart.group === group.id);
          const waits = loadsMore && found !== undefined && found.length < group.charts;
          return (
            <GroupDisclosure
              key={`${group.id} ${chosen}`}
              group={group}
              charts={failure ? [] : waits ? undefined : found}
              own={own}
              shows={shows}
              open={!table && (shows !== undefined || index < opened)}
              onMore={onMore}
              failure={found && found.length < group.charts ? moreFailure : undefined}
            />
          );
        })}
      </div>
    </>
  );
}
