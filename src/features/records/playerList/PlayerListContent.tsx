import { mdiAccountMultipleOutline, mdiMagnifyClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { ListedPlayers } from '../../../api/wire/listedPlayerFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import {
  playerListView,
  withoutStart,
  type PlayerListView,
} from '../../../contract/views/playerListView';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { MedalLegend } from '../Medals';
import { useFollowedFocus } from '../useFollowedFocus';
import { PlayerListTable } from './PlayerListTable';

interface PlayerListContentProps {
  page: ListedPlayers;
  view: PlayerListView;
  ownName?: string | undefined;
  /** The page is of the previous query. */
  stale?: boolean;
}

/** How many players the list has, in words. */
export function usePlayerTotal(): (page: ListedPlayers) => string {
  const { t } = useTranslation('players');
  const { count } = useFormats();
  return ({ total, more }) =>
    more
      ? t('many', { formatted: count(total) })
      : t('results', { count: total, formatted: count(total) });
}

/** One page of the list of players. */
export function PlayerListContent({ page, view, ownName, stale = false }: PlayerListContentProps) {
  const { t } = useTranslation(['players', 'metadata']);
  const { heading, onFollow } = useFollowedFocus(playerListView.queryFor(view));
  const totalOf = usePlayerTotal();
  const { items, next, previous } = page;
  const from = (start: Partial<PlayerListView> = {}) =>
    playerListView.queryFor({ ...withoutStart(view), ...start });
  const isFirst = view.after === '' && view.before === '';
  if (items.length === 0) return <NoPlayers view={view} first={isFirst ? undefined : from()} />;
  return (
    <>
      <BoardTotal ref={heading}>{totalOf(page)}</BoardTotal>
      <MedalLegend />
      <PlayerListTable
        players={items}
        view={view}
        ownName={ownName}
        stale={stale}
        label={t('metadata:PlayerList')}
      />
      <BoardPages
        names={{
          pages: t('pages.label'),
          first: t('pages.first'),
          previous: t('pages.previous'),
          next: t('pages.next'),
        }}
        first={isFirst ? undefined : from()}
        previous={previous === null ? undefined : from({ before: previous })}
        next={next === null ? undefined : from({ after: next })}
        onFollow={onFollow}
      />
    </>
  );
}

/** In place of an empty page; `first` is the first page where it is another one. */
function NoPlayers({ view, first }: { view: PlayerListView; first: string | undefined }) {
  const { t } = useTranslation('players');
  if (first !== undefined)
    return (
      <EmptyState icon={mdiAccountMultipleOutline} title={t('empty.end')}>
        <ActionLink to={first} variant="contained">
          {t('empty.start')}
        </ActionLink>
      </EmptyState>
    );
  return playerListView.isFiltered(view) ? (
    <EmptyState icon={mdiMagnifyClose} title={t('empty.noMatch')} text={t('empty.noMatchHint')}>
      <ActionLink to="?" variant="contained">
        {t('empty.clear')}
      </ActionLink>
    </EmptyState>
  ) : (
    <EmptyState icon={mdiAccountMultipleOutline} title={t('empty.title')} text={t('empty.text')} />
  );
}
