import { useTranslation } from 'react-i18next';
import { listedPlayersFromWire, type ListedPlayers } from '../../api/wire/listedPlayerFromWire';
import { PageHeader } from '../../components/page/PageHeader';
import type { PageToPrint } from '../../contract/printedPage';
import { playerListView, type PlayerListView } from '../../contract/views/playerListView';
import { PlayerFilters } from '../../features/records/playerList/PlayerFilters';
import { PlayerListContent } from '../../features/records/playerList/PlayerListContent';
import { PrintedFilters } from './PrintedFilters';

function PrintedPlayers({ players, view }: { players: ListedPlayers; view: PlayerListView }) {
  const { t } = useTranslation(['players', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:PlayerList')} lead={t('lead')} />
      <PrintedFilters page="PlayerList" submit={t('search.label')}>
        <PlayerFilters view={view} />
      </PrintedFilters>
      <PlayerListContent page={players} view={view} />
    </>
  );
}

export function printPlayers({ reads, address }: Pick<PageToPrint, 'reads' | 'address'>) {
  const players = listedPlayersFromWire(reads.players);
  const view = playerListView.read(new URL(address, 'http://localhost').searchParams);
  return players && <PrintedPlayers players={players} view={view} />;
}
