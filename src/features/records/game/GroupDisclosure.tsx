import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameChart } from '../../../api/wire/boardFromWire';
import type { GroupOverview } from '../../../api/wire/gameFromWire';
import { Disclosure } from '../../../components/reading/Disclosure';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ChartTable } from '../chartList/ChartTable';
import type { OwnState } from '../chartList/preferOwn';
import type { ShowsChart } from '../chartList/useOwnCharts';
import { LocalName } from '../LocalName';
import '../chartList/chartTable.css';
import './gameCharts.css';

interface GroupDisclosureProps {
  group: GroupOverview;
  /** Those that are there; undefined while they load. */
  charts: readonly GameChart[] | undefined;
  own: OwnState;
  /** Leaves out the other charts, and the group if it has no such chart; all are shown without it. */
  shows?: ShowsChart | undefined;
  open: boolean;
  /** Of a group whose charts are not all there: it was opened. */
  onMore?: (() => void) | undefined;
  /** Why the charts are not there. */
  failure?: ReactNode;
}

/** How many charts of the group the member has played; the place is kept until it is known. */
function OwnCount({ charts, own }: Pick<GroupDisclosureProps, 'charts' | 'own'>) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  if (own === 'guest') return null;
  const played = charts?.filter((chart) => chart.own).length ?? 0;
  const known = own === 'known' && charts !== undefined && charts.length > 0;
  return (
    <span className="text-caption text-muted member-cell group-own">
      {known ? t('game.played', { played: count(played), charts: count(charts.length) }) : '\u00a0'}
    </span>
  );
}

/** A group of a game with its charts, which can be folded. */
export function GroupDisclosure(props: GroupDisclosureProps) {
  const { group, charts, own, shows, open, onMore, failure } = props;
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const facts = [
    t('charts', { count: group.charts, formatted: count(group.charts) }),
    group.dlc && t('game.dlc'),
    !group.ranked && t('game.unranked'),
  ].filter(Boolean);
  const missing = charts !== undefined && charts.length < group.charts;
  const listed = shows ? charts?.filter(shows) : charts;
  if (shows && !missing && listed?.length === 0) return null;
  return (
    <Disclosure
      open={open}
      onOpen={missing ? onMore : undefined}
      summary={
        <>
          <Text component="h3" variant="h4">
            <LocalName of={group} />
          </Text>
          <span className="text-caption text-muted">{facts.join(' · ')}</span>
          <OwnCount charts={missing ? undefined : charts} own={own} />
        </>
      }
    >
      {failure}
      {failure || group.charts === 0 || listed?.length === 0 ? null : (
        <ChartTable label={group.name} charts={listed} rows={group.charts} own={own} compact />
      )}
      {group.charts === 0 ? <Text muted>{t('group.empty')}</Text> : null}
      <p className="group-link">
        <Link to={keyedPath('GroupDetail', group)} className="text-link">
          {t(missing ? 'game.allCharts' : 'game.groupPage', { name: group.name })}
        </Link>
      </p>
    </Disclosure>
  );
}
