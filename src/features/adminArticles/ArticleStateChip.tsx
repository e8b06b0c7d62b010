import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../admin-frame/StatusChip';
import type { ArticleState } from '../../contract/articleAdministration';

const colours = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  canceled: 'warning',
  trashed: 'error',
} as const;

/** The state of an article. */
export function ArticleStateChip({ state }: { state: ArticleState }) {
  const { t } = useTranslation('adminArticles');
  return <StatusChip color={colours[state]} label={t(`states.${state}`)} />;
}
