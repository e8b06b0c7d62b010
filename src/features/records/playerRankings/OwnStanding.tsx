import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnStanding as Own } from '../../../api/wire/standingFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { buildRankPath } from '../../../contract/rankPath';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import '../../../components/reading/card.css';
import { OwnRowLink } from '../chartBoard/OwnRowLink';
import { Medals } from '../Medals';
import { changesOf } from './changesOf';
import { useColumnNames } from './useColumnNames';
import '../chartBoard/ownScore.css';
import './ownStanding.css';

interface OwnStandingProps {
  /** What the ranking compares. */
  board: PlayerBoard;
  /** What it shows of a player, if that is something else. */
  shown?: PlayerBoard;
  /** Whether it says what changed, which needs room. */
  withChanges: boolean;
  /** Whether a page explains the rank: in the rankings of all games. */
  explained: boolean;
  /** Null without one, undefined until it is known. */
  own: Own | null | undefined;
  /** Whether only some of the players are ranked. */
  narrowed: boolean;
  /** How the rank changed, in a ranking of all games. */
  rankChange?: ReactNode;
  /** The page around the member. */
  to: string;
  /** The link to the own row was followed. */
  onFollow?: (event: MouseEvent) => void;
}

/**
 * The member’s place in a ranking, with what the next one needs and what changed. It is there from the start: what stands below must not
 * move when it arrives.
 */
export function OwnStanding(props: OwnStandingProps) {
  const {
    board,
    shown = board,
    withChanges,
    explained,
    own,
    narrowed,
    rankChange,
    to,
    onFollow,
  } = props;
  const { t } = useTranslation(['rankings', 'boards']);
  return (
    <section
      aria-label={t('own')}
      aria-busy={own === undefined}
      className={clsx(
        'card-surface own-score own-standing',
        withChanges && 'own-standing-changes',
        withChanges && board === 'medals' && 'own-standing-medals',
        own === null && 'own-standing-none',
      )}
    >
      <span className="own-score-title">{t('own')}</span>
      {own === undefined ? <Placeholder className="own-score-placeholder" /> : null}
      {own === null ? (
        <span className="text-muted">{t(narrowed ? 'notAmong' : 'boards:noOwnPlace')}</span>
      ) : null}
      {own ? (
        <OwnFacts
          board={board}
          shown={shown}
          explained={explained}
          own={own}
          rankChange={rankChange}
        />
      ) : null}
      {own ? <OwnRowLink to={to} onFollow={onFollow} /> : null}
    </section>
  );
}

interface OwnFactsProps {
  board: PlayerBoard;
  shown: PlayerBoard;
  explained: boolean;
  own: Own;
  rankChange: ReactNode;
}

function OwnFacts({ board, shown, explained, own, rankChange }: OwnFactsProps) {
  const { t } = useTranslation(['rankings', 'boards', 'common']);
  const { count, longDate } = useFormats();
  const { rank, of, next, countedAt } = own;
  return (
    <>
      <OwnResult shown={shown} own={own} />
      <span>{t('boards:place', { rank: count(rank), of: count(of) })}</span>
      {rankChange}
      {explained ? <WhyLink board={board} own={own} /> : null}
      {next ? <NextPlace board={board} next={next} /> : null}
      {rank === 1 ? <span className="text-muted">{t('leading')}</span> : null}
      <OwnChange board={board} own={own} />
      {countedAt === null ? null : (
        <span className="text-muted">{t('countedAt', { time: longDate(countedAt) })}</span>
      )}
    </>
  );
}

function WhyLink({ board, own: { player } }: Pick<OwnFactsProps, 'board' | 'own'>) {
  const { t } = useTranslation('rankings');
  const { language } = useRoute();
  const slug = player?.slug;
  return slug ? (
    <Link to={buildRankPath(language, slug, board)} className="text-link own-standing-why">
      {t('why')}
    </Link>
  ) : null;
}

interface NextPlaceProps {
  board: PlayerBoard;
  next: NonNullable<Own['next']>;
}

function NextPlace({ board, next: { column, difference } }: NextPlaceProps) {
  const { t } = useTranslation('rankings');
  const { count } = useFormats();
  const name = useColumnNames(board)[column];
  return <span className="text-muted">{t('next', { name, formatted: count(difference) })}</span>;
}

function OwnResult({ shown, own }: Pick<OwnFactsProps, 'shown' | 'own'>) {
  const { t } = useTranslation('common');
  const { count } = useFormats();
  const [label] = useColumnNames(shown);
  if (shown === 'medals' || shown === 'cups') return <Medals counts={own[shown]} />;
  const amount = {
    points: own.points,
    'game-points': own.gamePoints,
    proofs: own.proved,
    badges: own.badgePoints,
  }[shown];
  return <span className="own-score-value">{t('labelled', { label, value: count(amount) })}</span>;
}

/** What changed over 30 days, by the name where several numbers count. */
function OwnChange({ board, own: { change } }: Pick<OwnFactsProps, 'board' | 'own'>) {
  const { t } = useTranslation('rankings');
  const { count } = useFormats();
  const names = useColumnNames(board);
  const values = change && changesOf(change, board);
  if (!values) return null;
  const changes = values.flatMap((value, index) => {
    if (value === 0) return [];
    const signed = `${value > 0 ? '+' : '−'}${count(Math.abs(value))}`;
    return values.length > 1 ? [`${names[index]} ${signed}`] : [signed];
  });
  return (
    <span className="text-muted">
      {changes.length > 0 ? t('change', { changes: changes.join(', ') }) : t('noChange')}
    </span>
  );
}
