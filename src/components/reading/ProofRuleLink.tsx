import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProvedPlaces } from '../../contract/records/proofRule';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';

interface ProofRuleLinkProps {
  /** From how many ranked scores of a chart on which places have to be proved. */
  rule: { places: ProvedPlaces; from: number };
}

/** Says which scores have to be proved, and leads to the rules of the site. */
export function ProofRuleLink({ rule: { places, from } }: ProofRuleLinkProps) {
  const { t } = useTranslation('games');
  const { pathTo } = useRoute();
  const { count } = useFormats();
  const rule = t(`proofRule.${places}`);
  return (
    <Link to={pathTo('Rules')} className="text-link">
      {from > 1 ? t('proofRule.from', { rule, formatted: count(from) }) : rule}
    </Link>
  );
}
