import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOwnScoresInfiniteQuery } from '../../../../api/recordsApi';
import { Disclosure } from '../../../../components/reading/Disclosure';
import { SearchField } from '../../../../components/forms/SearchField';
import '../../../../components/VisuallyHidden.css';
import { proofRules } from '../../../../contract/records/proofs';
import { useRoute } from '../../../../navigation/useRoute';
import type { Claim } from '../../../../state/unsentEntry';
import { claimOf } from '../claimOf';
import { mayBeProved } from '../proofActionOf';

interface OtherScoresProps {
  game: number;
  /** The id of the score that is proved in any case. */
  but: number;
  chosen: readonly Claim[];
  disabled: boolean;
  onChange: (chosen: readonly Claim[]) => void;
}

/** From so many scores on they can be searched. */
const longList = 8;
const most = proofRules.scoresPerPicture - 1;

/** Other scores of the game that the same picture or video proves; read when the list is opened. */
export function OtherScores({ chosen, ...others }: OtherScoresProps) {
  const { t } = useTranslation('proofs');
  const [opened, setOpened] = useState(chosen.length > 0);
  const count = chosen.length;
  return (
    <Disclosure
      open={opened}
      onOpen={() => setOpened(true)}
      summary={
        <>
          <span>{t('others.title')}</span>
          {count > 0 ? <strong>{t('others.chosen', { count })}</strong> : null}
        </>
      }
    >
      {opened ? <ScoreChoice chosen={chosen} {...others} /> : null}
    </Disclosure>
  );
}

/** All scores of the game that may be proved, page after page. */
function useProvableScores(game: number, but: number) {
  const { language } = useRoute();
  const list = useGetOwnScoresInfiniteQuery({ language, game, order: 'latest' });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const scores = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    claims: scores.filter(({ id, state }) => id !== but && mayBeProved(state)).map(claimOf),
    busy: isFetching,
    failed: isError,
  };
}

function ScoreChoice({ game, but, chosen, disabled, onChange }: OtherScoresProps) {
  const { t } = useTranslation('proofs');
  const [search, setSearch] = useState('');
  const { claims, busy, failed } = useProvableScores(game, but);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = claims.filter(({ chart }) => chart.toLocaleLowerCase().includes(wanted));
  const isChosen = (id: number) => chosen.some((claim) => claim.id === id);
  const full = chosen.length >= most;
  const state = () => {
    if (failed) return t('others.failed');
    if (busy) return t('others.loading');
    if (claims.length === 0) return t('others.none');
    if (full) return t('others.full', { count: most });
    return shown.length === 0 ? t('others.noMatch') : '';
  };
  return (
    <Box
      sx={{ pt: 1.5 }}
      // Enter in the search must not send the form around it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      {claims.length > longList ? (
        <SearchField
          name="scores"
          label={t('others.search')}
          placeholder={t('others.search')}
          clearLabel={t('others.clear')}
          text={search}
          onType={setSearch}
          onSubmit={setSearch}
        />
      ) : null}
      <Box
        component="fieldset"
        sx={{ m: 0, p: 0, border: 0, minWidth: 0, maxHeight: '16rem', overflowY: 'auto' }}
      >
        <legend className="visually-hidden">{t('others.title')}</legend>
        {shown.map((claim) => (
          <FormControlLabel
            key={claim.id}
            sx={{ display: 'flex', mx: 0, overflowWrap: 'anywhere' }}
            control={
              <Checkbox
                checked={isChosen(claim.id)}
                disabled={disabled || (full && !isChosen(claim.id))}
                onChange={(_event, checked) =>
                  onChange(
                    checked ? [...chosen, claim] : chosen.filter(({ id }) => id !== claim.id),
                  )
                }
              />
            }
            label={
              <>
                {claim.chart}: <strong>{claim.text}</strong>
              </>
            }
          />
        ))}
      </Box>
      <Box component="output" sx={{ display: 'block', color: 'text.secondary' }}>
        {state()}
      </Box>
    </Box>
  );
}
