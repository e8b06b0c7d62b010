import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import type { Group } from '../../../api/wire/gameFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { PageHeader } from '../../../components/page/PageHeader';
import { ProofRuleLink } from '../../../components/reading/ProofRuleLink';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ChartTable } from '../chartList/ChartTable';
import { GameRules } from '../chartList/GameRules';
import { OwnChartLinks } from '../chartList/OwnChartLinks';
import type { OwnState } from '../chartList/preferOwn';
import { useOwnCharts } from '../chartList/useOwnCharts';
import { LocalName } from '../LocalName';
import '../records.css';

/** The name of a group below that of its game. */
export function GroupHeader({ group, edit }: { group: Group; edit?: ReactNode }) {
  const { t } = useTranslation('games');
  const { keyedPath, submitPath } = useRoute();
  const { count } = useFormats();
  const amount = (number: number) => ({ count: number, formatted: count(number) });
  return (
    <PageHeader
      eyebrow={
        <Link to={keyedPath('GameDetail', group.game)} className="list-link">
          <LocalName of={group.game} />
        </Link>
      }
      title={<LocalName of={group} />}
    >
      <ul className="record-facts">
        <li>{t('charts', amount(group.charts))}</li>
        <li>{t('scores', amount(group.scores))}</li>
        {group.dlc ? <li>{t('game.dlc')}</li> : null}
        {group.ranked ? null : <li>{t('game.unranked')}</li>}
        {group.proofRule ? (
          <li>
            <ProofRuleLink rule={group.proofRule} />
          </li>
        ) : null}
      </ul>
      {group.open ? null : <p className="text-body2 record-note">{t('closed')}</p>}
      <div className="record-action">
        {group.open ? (
          <ActionLink to={submitPath(group.game.id)} variant="contained">
            {t('game.submit')}
          </ActionLink>
        ) : null}
        {edit}
      </div>
    </PageHeader>
  );
}

interface GroupChartsProps {
  group: Group;
  /** Undefined while they load. */
  charts: readonly ChartOverview[] | undefined;
  own: OwnState;
}

/** The rules of the game, and the charts of a group with their records. */
export function GroupCharts({ group, charts, own }: GroupChartsProps) {
  const { t } = useTranslation('games');
  const { chosen, shows } = useOwnCharts(own);
  const rows = charts?.length ?? group.charts;
  const listed = shows ? charts?.filter(shows) : charts;
  const links = <OwnChartLinks own={own} chosen={chosen} />;
  return (
    <>
      {group.rules ? <GameRules rules={group.rules} /> : null}
      {rows === 0 ? (
        <Text muted>{t('group.empty')}</Text>
      ) : (
        <>
          {own === 'slot' ? <div className="member-slot">{links}</div> : null}
          {own === 'guest' || own === 'slot' ? null : links}
          {chosen && listed?.length === 0 ? (
            <Text muted>{t(`ownCharts.none.${chosen}`)}</Text>
          ) : (
            <ChartTable label={group.name} charts={listed} rows={rows} own={own} />
          )}
        </>
      )}
    </>
  );
}
