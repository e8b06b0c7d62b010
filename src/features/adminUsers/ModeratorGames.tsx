import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetail } from '../../admin-frame/accountFromWire';
import { DetailCard } from '../../admin-frame/DetailCard';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { asApiError } from '../../api/errors/apiError';
import type { Reference } from '../../api/wire/referenceFromWire';
import { BusyButton } from '../../components/buttons/BusyButton';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useRoute } from '../../navigation/useRoute';
import { useChangeModeratorGamesMutation, useGetModeratorGamesQuery } from './adminUsersApi';
import { GamesField } from './GamesField';

interface ModeratorGamesProps {
  account: AccountDetail;
  onDone: (outcome: Outcome) => void;
}

const idsOf = (games: readonly Reference[]) => games.map(({ id }) => id);
const keyOf = (games: readonly Reference[]) =>
  idsOf(games)
    .toSorted((one, other) => one - other)
    .join(' ');

/** The games whose proofs a moderator judges. */
export function ModeratorGames({ account: { id, username }, onDone }: ModeratorGamesProps) {
  const { t } = useTranslation('adminUsers');
  const { language } = useRoute();
  const failureText = useFailureText();
  const query = useGetModeratorGamesQuery({ id, language });
  const [edited, setEdited] = useState<readonly Reference[]>();
  const [send, { isLoading: busy }] = useChangeModeratorGamesMutation();
  const saved = query.data?.games ?? [];
  const chosen = edited ?? saved;
  const isChanged = keyOf(chosen) !== keyOf(saved);
  const save = async () => {
    const error = asApiError((await send({ id, games: idsOf(chosen) })).error);
    if (error) {
      onDone({ text: failureText(error, t('moderator.notDone')), failed: true });
      return;
    }
    setEdited(undefined);
    onDone({ text: t('moderator.done', { name: username }) });
  };
  return (
    <DetailCard title={t('moderator.title')}>
      <QueryAlert query={query} otherwise={t('moderator.failed')} />
      {query.data ? (
        <>
          <Typography sx={{ mb: 2 }}>
            {t(chosen.length === 0 ? 'moderator.all' : 'moderator.some')}
          </Typography>
          <GamesField value={chosen} onChange={setEdited} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
            <BusyButton
              variant="contained"
              busy={busy}
              disabled={!isChanged}
              onClick={() => void save()}
            >
              {t('moderator.save')}
            </BusyButton>
            {isChanged ? (
              <Button color="inherit" onClick={() => setEdited(undefined)}>
                {t('moderator.discard')}
              </Button>
            ) : null}
          </Box>
        </>
      ) : null}
    </DetailCard>
  );
}
