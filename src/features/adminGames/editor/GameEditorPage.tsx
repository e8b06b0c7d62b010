import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { mdiControllerOff } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailFrame, Fetched, Missing } from '../../../admin-frame/DetailFrame';
import { useGetAdminGameQuery } from '../adminGamesApi';
import { blankGame } from '../draft/newGame';
import { newSegment, useGamePath } from '../useGamePath';
import { GameEditor } from './GameEditor';

/** The editor page of the game in the URL; `new` is a game that is not on the server yet. */
export function GameEditorPage() {
  const { t } = useTranslation('adminGames');
  const { list } = useGamePath();
  const { id: segment } = useParams();
  const [created, setCreated] = useState<number>();
  // The same element for both addresses keeps the editor mounted when the first save gives the game its id.
  const newGame = <NewGame key={newSegment} onCreated={setCreated} />;
  const missing = <Missing title={t('title')} icon={mdiControllerOff} text={t('editor.missing')} />;
  return (
    <DetailFrame
      back={{ label: t('editor.back'), path: list }}
      missing={segment === newSegment ? newGame : missing}
    >
      {(id) => (id === created ? newGame : <KnownGame key={id} id={id} />)}
    </DetailFrame>
  );
}

function NewGame({ onCreated }: { onCreated: (id: number) => void }) {
  const [blank] = useState(blankGame);
  return <GameEditor loaded={blank} onCreated={onCreated} />;
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
