import { useTranslation } from 'react-i18next';
import type { YearReview } from '../../../api/wire/yearFromWire';
import { useFormats } from '../../../i18n/useFormats';

interface YearFact {
  name: string;
  value: string;
  /** What else is said of it. */
  detail?: string | undefined;
}

/** The numbers of a year as the page and its picture name them, the most important ones first. */
export function useYearFacts(review: YearReview): YearFact[] {
  const { t } = useTranslation(['year', 'boards']);
  const { count, shortDate } = useFormats();
  const { created, improved, corrected, proofsAccepted, nbGame, nbStarted, firsts } = review;
  const { bestRank } = review;
  return [
    { name: t('created'), value: count(created) },
    { name: t('improved'), value: count(improved) },
    ...(corrected > 0 ? [{ name: t('corrected'), value: count(corrected) }] : []),
    {
      name: t('firsts.taken'),
      value: count(firsts.taken),
      detail:
        firsts.taken > 0
          ? t(review.state === 'running' ? 'firsts.heldNow' : 'firsts.heldThen', {
              count: firsts.kept,
              formatted: count(firsts.kept),
            })
          : undefined,
    },
    {
      name: t('boards:gamesPlayed'),
      value: count(nbGame),
      detail: nbStarted > 0 ? t('gamesNew', { formatted: count(nbStarted) }) : undefined,
    },
    { name: t('proofs'), value: count(proofsAccepted) },
    ...(bestRank
      ? [
          {
            name: t('bestRank'),
            value: bestRank.exact
              ? count(bestRank.rank)
              : t('about', { rank: count(bestRank.rank) }),
            detail: shortDate(bestRank.day),
          },
        ]
      : []),
  ];
}
