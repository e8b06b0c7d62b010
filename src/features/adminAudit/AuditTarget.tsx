import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '../../admin-frame/auditEntryFromWire';
import { useRoute } from '../../navigation/useRoute';

function TargetLink({ path, children }: { path: string; children: ReactNode }) {
  const { pathTo } = useRoute();
  return (
    <Link
      component={RouterLink}
      to={`${pathTo('Administration')}/${path}`}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}

interface AuditArticleProps {
  article: NonNullable<AuditEntry['article']>;
  entry: AuditEntry;
}

/** The article of an entry, linked to its editor while it exists. */
export function AuditArticle({ article, entry }: AuditArticleProps) {
  const { t } = useTranslation('adminAudit');
  const slug = entry.details.find(([name]) => name === 'slug')?.[1];
  const title = article.title || slug || t('values.untitled');
  return article.exists ? (
    <TargetLink path={`articles/${article.id}`}>{title}</TargetLink>
  ) : (
    t('values.deleted', { title })
  );
}

/** The game of an entry, linked to its editor while it exists. */
export function AuditGame({ game }: { game: NonNullable<AuditEntry['game']> }) {
  const { t } = useTranslation('adminAudit');
  const title = game.title || t('values.number', { number: game.id });
  return game.exists ? (
    <TargetLink path={`games/${game.id}`}>{title}</TargetLink>
  ) : (
    t('values.deleted', { title })
  );
}

/** The support case of an entry, linked to its page while it exists. */
export function AuditCase({
  supportCase,
}: {
  supportCase: NonNullable<AuditEntry['supportCase']>;
}) {
  const { t } = useTranslation('adminAudit');
  const code = supportCase.code || t('values.number', { number: supportCase.id });
  return supportCase.exists ? (
    <TargetLink path={`support/${supportCase.id}`}>{code}</TargetLink>
  ) : (
    t('values.deleted', { title: code })
  );
}
