import { useTranslation } from 'react-i18next';
import type { ListedProof } from '../../api/wire/moderationFromWire';

/** The values of a score in one line. */
export const scoreText = (values: readonly { text: string }[]): string =>
  values.map(({ text }) => text).join(' · ');

export type Titled = Pick<ListedProof, 'values' | 'chart' | 'player'>;

/** Names a proof: “1:20.00, Rainbow Road, ada”. */
export function useProofTitle(): (proof: Titled) => string {
  const { t } = useTranslation(['moderation', 'boards']);
  return ({ values, chart, player }) =>
    t('proofTitle', {
      value: scoreText(values),
      chart: chart.name,
      player: player.username ?? t('boards:deleted'),
    });
}
