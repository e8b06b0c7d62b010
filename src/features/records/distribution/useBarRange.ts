import { useTranslation } from 'react-i18next';
import type { DistributionBar } from '../../../api/wire/boardFromWire';

/** Which values a bar has, in words. */
export function useBarRange() {
  const { t } = useTranslation('boards');
  return ({ best, worst }: DistributionBar): string => {
    if (best && worst) return t('distribution.range', { best: best.text, worst: worst.text });
    if (worst) return t('distribution.andBetter', { worst: worst.text });
    return best ? t('distribution.andWorse', { best: best.text }) : t('everyone');
  };
}
