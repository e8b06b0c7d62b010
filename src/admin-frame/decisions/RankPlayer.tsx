import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPlayerQuery } from '../../api/playersApi';
import { ActionButton } from '../../components/buttons/ActionButton';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';

const rankPlayerDialog = createLazyModule(async () => {
  const { RankPlayerDialog } = await import(
    /* webpackChunkName: "rank-player-dialog" */ './RankPlayerDialog'
  );
  return RankPlayerDialog;
});

interface RankPlayerProps {
  player: { id: number; username: string | null };
}

/** For administrators: takes a player out of the rankings, or lets the player rank again. A disabled account is another matter. */
export function RankPlayer({ player }: RankPlayerProps) {
  const { t } = useTranslation('decisions');
  const dispatch = useAppDispatch();
  const { currentData } = useGetPlayerQuery(player.id);
  /** Whether the player shall rank; kept while the dialog closes. */
  const [wish, setWish] = useState<boolean>();
  const [open, setOpen] = useState(false);
  if (!currentData) return null;
  const { unranked } = currentData;
  const isOut = unranked !== null && unranked.reason !== 'accountDisabled';
  return (
    <>
      <ActionButton
        variant="outlined"
        onClick={() => {
          setWish(isOut);
          setOpen(true);
        }}
      >
        {t(isOut ? 'actions.rerank' : 'actions.unrank')}
      </ActionButton>
      <Suspense>
        <LazyComponent
          part={rankPlayerDialog}
          props={{
            player,
            ranked: wish ?? false,
            open,
            onClose: () => setOpen(false),
            onDone: () => {
              setOpen(false);
              dispatch(
                notificationQueued({
                  id: 'player-ranked',
                  messageKey: wish ? 'decisions:done.reranked' : 'decisions:done.unranked',
                  severity: 'success',
                }),
              );
            },
          }}
          wanted={wish !== undefined}
          onFailure={() => setWish(undefined)}
        />
      </Suspense>
    </>
  );
}
