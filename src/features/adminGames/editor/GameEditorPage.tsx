import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { mdiControllerOff } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { DetailFrame, Fetched, Missing } from '../../../admin-frame/DetailFrame';
import { useGetAdminGameQuery } from '../adminGamesApi';
import { useGamePath } from '../useGamePath';
import { GameEditor } from './GameEditor';

/** The editor page of the game in the URL. */
export function GameEditorPage() {
  const { t } = useTranslation('adminGames');
  const { list } = useGamePath();
  const missing = <Missing title={t('title')} icon={mdiControllerOff} text={t('editor.missing')} />;
  return (
    <DetailFrame back={{ label: t('editor.back'), path: list }} missing={missing}>
      {(id) => <KnownGame key={id} id={id} />}
    </DetailFrame>
  );
}

function KnownGame({ id }: { id: number }) {
  const { t } = useTranslation('adminGames');
  // Always refetch: editing must start from the newest version.
  const query = useGetAdminGameQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: false,
  });
  const missing = <Missing title={t('title')} icon={mdiControllerOff} text={t('editor.missing')} />;
  if (query.isFetching && query.data?.id !== id) return <Placeholder />;
  return (
    <Fetched query={query} title={t('title')} otherwise={t('editor.loadFailed')} missing={missing}>
      {(game) => <GameEditor loaded={game} />}
    </Fetched>
  );
}

function Placeholder() {
  return (
    <Stack aria-busy spacing={3}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
