import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { mdiFileQuestionOutline } from '@mdi/js';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError, isNotFound } from '../../api/errors/apiError';
import type { Kept } from '../../api/wire/collection';
import { ActionLink } from '../../components/buttons/ActionLink';
import { EmptyState } from '../../components/feedback/EmptyState';
import { Placeholder } from '../../components/feedback/Placeholder';
import { ReadResult } from '../../components/feedback/ReadResult';
import { PageMetadata } from '../../components/page/PageMetadata';
import './moderation.css';

interface ItemPageProps<Item> {
  /** Of `useItemOfUrl`. */
  asked: SkipToken | { id: number };
  query: { data?: Item | undefined; isError: boolean; error?: unknown; refetch: () => unknown };
  title: string;
  failed: string;
  missing: { title: string; text: string };
  /** The list that leads on from a missing item. */
  list: { path: string; name: string };
  notices?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The page of the item of the URL. */
export function ItemPage<Item extends Kept & { id: number }>(props: ItemPageProps<Item>) {
  const { asked, query, title, failed, missing, list, notices, children } = props;
  const { t } = useTranslation('moderation');
  const failure = query.isError ? asApiError(query.error) : undefined;
  const isMissing = asked === skipToken || isNotFound(failure);
  return (
    <>
      <PageMetadata title={`${title} – ${t('label')}`} page="Moderation" />
      {isMissing ? (
        <EmptyState level="h1" icon={mdiFileQuestionOutline} {...missing}>
          <ActionLink to={list.path} variant="contained">
            {list.name}
          </ActionLink>
        </EmptyState>
      ) : (
        <>
          {notices}
          <ReadResult
            data={query.data?.id === asked.id ? query.data : undefined}
            failure={failure}
            failed={failed}
            onRetry={() => void query.refetch()}
            skeleton={<Placeholder shape="area" className="moderation-placeholder" />}
          >
            {(item) => <Fragment key={item.id}>{children(item)}</Fragment>}
          </ReadResult>
        </>
      )}
    </>
  );
}
