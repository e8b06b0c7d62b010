import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import type { BoardScore, ChartDetails, OwnBoardScore } from '../../../api/wire/boardFromWire';
import { medalOf } from '../../../contract/records/medals';
import type { ScoreState } from '../../../contract/records/scoreStates';
import { countryName } from '../../../i18n/countryName';
import type { Formats } from '../../../i18n/formats';
import type { Route } from '../../../navigation/useRoute';
import { localName } from '../LocalName';
import { stateMark } from '../StateMark';
import { gapBetween } from './gapBetween';
import '../../../components/reading/recordTable.css';
import '../../../components/VisuallyHidden.css';
import '../Medals.css';
import './boardTable.css';

/** Whose page it is. That of the document is anybody's, with a place for what only members see. */
export type BoardReader = 'guest' | 'member' | 'anybody';

/** What the rows of a table share. */
export interface BoardRows {
  chart: ChartDetails;
  /** The names of the columns of values. */
  valueNames: readonly string[];
  pointsName: string;
  /** Gaps are to it. */
  first: Pick<BoardScore, 'values'> | undefined;
  /** The id of the score that the reader looked for. */
  found: number | null | undefined;
  /** The reader's own score on the chart; gaps are to it too. */
  own: Pick<OwnBoardScore, 'values'> | null | undefined;
  ownName: string | undefined;
  ownRow: Ref<HTMLTableRowElement> | undefined;
  reader: BoardReader;
  /** Whether the first places give medals. */
  medals: boolean;
  stateName: (state: ScoreState) => string;
  t: TFunction<['boards', 'common']>;
  formats: Formats;
  route: Route;
}

/**
 * A score at its place. A function, not a component: a page has fifty of them, and what they look up is the same for all. Links are
 * plain ones for the same reason; the table follows them.
 */
export function scoreRow(score: BoardScore, rows: BoardRows) {
  const { t, chart, first, formats, medals, ownName, reader } = rows;
  const { language } = rows.route;
  const { id, player, points, platform, state, at } = score;
  const own = ownName !== undefined && player.username === ownName;
  const found = id === rows.found;
  const medal = medals ? medalOf(score) : undefined;
  return (
    <tr
      key={id}
      ref={own ? rows.ownRow : undefined}
      tabIndex={own ? -1 : undefined}
      aria-current={found ? 'true' : undefined}
      className={clsx(
        (own || found) && 'record-own',
        own && 'board-own',
        medal && `board-top medal-${medal}`,
      )}
    >
      {rankCell(score, rows, medal && t(`medals.${medal}`))}
      <th scope="row" className="board-player">
        {playerLink(score, rows)}
        {own ? <span className="record-you">{t('you')}</span> : null}
        {found && !own ? <span className="record-you">{t('found')}</span> : null}
      </th>
      {valueCells(score, rows)}
      {first ? (
        <td className="record-number board-gap">
          {gapBetween(score, first, chart, language)?.text}
        </td>
      ) : null}
      {chart.counts ? (
        <td className="record-number board-points" data-name={rows.pointsName}>
          {formats.count(points)}
        </td>
      ) : null}
      <td className="board-platform">{platform ? localName(platform, language) : null}</td>
      <td className="board-date">{at ? formats.shortDate(at) : null}</td>
      <td className="record-state board-state">{stateMark(state, rows.stateName(state))}</td>
      {reader === 'guest' ? null : (
        <td className={clsx('record-number board-mine', reader === 'anybody' && 'board-mine-slot')}>
          {ownGap(score, rows)}
        </td>
      )}
    </tr>
  );
}

function rankCell(score: BoardScore, { t, formats: { count } }: BoardRows, medal?: string) {
  const place = t('place', { rank: count(score.rank), of: count(score.of) });
  return (
    <td className="record-rank board-rank">
      <span aria-hidden="true" title={medal} className="board-badge">
        {count(score.rank)}
      </span>
      <span className="visually-hidden">
        {medal ? t('common:labelled', { label: medal, value: place }) : place}
      </span>
      {score.tied > 1 ? <span className="board-tie"> {t('tie')}</span> : null}
    </td>
  );
}

function playerLink({ player }: BoardScore, { t, route }: BoardRows) {
  const { username, slug, country } = player;
  return (
    <>
      {username !== null && slug !== null ? (
        <a href={route.memberPath(slug)} className="list-link">
          {username}
        </a>
      ) : (
        <span className="text-muted">{t('deleted')}</span>
      )}{' '}
      {country === null ? null : (
        <span className="board-country">{countryName(country, route.language)}</span>
      )}
    </>
  );
}

/** One cell for each value, with the column's name where there are several; the first one leads to the score. */
const valueCells = ({ id, values }: BoardScore, { valueNames, route }: BoardRows) =>
  valueNames.map((name, index) => (
    <td
      key={index}
      className="record-number record-value board-value"
      data-name={valueNames.length > 1 ? name : undefined}
    >
      {index === 0 ? (
        <a href={route.scorePath(id)} className="list-link">
          {values[index]?.text}
        </a>
      ) : (
        values[index]?.text
      )}
    </td>
  ));

/** How far the score is from the reader's own one, with a sign, and in words for screen readers: the link to the comparison with the player. */
function ownGap(score: BoardScore, { own, t, chart, route }: BoardRows) {
  const gap = own && gapBetween(score, own, chart, route.language);
  if (!gap) return null;
  // Words say the direction, in place of the sign.
  const words = { gap: gap.text.slice(1) };
  const { slug } = score.player;
  const content = (
    <>
      <span aria-hidden="true" className={gap.ahead ? 'board-ahead' : 'board-behind'}>
        {gap.text}
      </span>
      <span className="visually-hidden">{t(gap.ahead ? 'aheadOfYou' : 'behindYou', words)}</span>
    </>
  );
  if (slug === null) return content;
  return (
    <a
      href={`${route.memberPath(slug)}/compare/@me`}
      title={t('compareWithMe')}
      className="list-link"
    >
      {content}
    </a>
  );
}
